import type { Script } from './script';

/** Short conversations of different people; when each takes place is for whoever uses it to say. */
export const others: Omit<Script, 'daysAgo'>[] = [
  {
    hour: 7,
    parts: [
      {
        module: 'Stress and rest',
        lines: [
          'Good morning. What is with you as the day begins?',
          'I was awake from three again. My head goes through lists as if it were paid for it.',
          'Awake since three, with a head that makes lists. Which item comes back most often?',
          'Whether I answered the mail to the bank. I had, by the way. I checked at four.',
          'You had done it, and the worry came anyway. What would you need in the evening to trust that the day is done?',
          'Maybe write the list down before I go to bed, so that it is on paper and not in me.',
          'On paper and not in you: that sounds worth a try. Which evening do you want to begin?',
          'Tonight. There is a notebook by the bed anyway.',
          'Then tonight it is. Be kind to yourself if three o’clock comes round all the same.',
        ],
      },
    ],
  },
  {
    hour: 19,
    parts: [
      {
        module: 'Relations',
        lines: [
          'Hello. What would you like to talk about this evening?',
          'My sister and I haven’t spoken since Christmas. Her birthday is on Sunday.',
          'Months of silence, and now a day that asks something of you. What do you feel when you think of Sunday?',
          'Angry, and then I miss her. Both within a minute.',
          'Anger and missing her belong close together here. What would you like her to know?',
          'That I read her old letters sometimes. That I don’t need her to say sorry.',
          'Those are two warm sentences. Could one of them fit on a card?',
          'The first one could. I think I’ll write it tomorrow, before I find reasons not to.',
          'Tomorrow, then. Whatever comes back, you will have said something true.',
        ],
      },
    ],
  },
  {
    hour: 12,
    parts: [
      {
        module: 'Work and money',
        lines: [
          'Hello again. How has work been since we talked?',
          'They gave me a second team. Everyone congratulates me and I just feel tired.',
          'They see an honour, and you feel the weight. What part of it is heaviest?',
          'That I can’t be good at both. I like to know people’s work in detail.',
          'Knowing the detail matters to you. What would be good enough, for the next four weeks?',
          'One hour a week with each person, and not reading every report.',
          'That is a clear line. Who could help you to keep it?',
          'My own boss, if I tell her. I’ll ask her on Thursday.',
          'A good plan. I’m curious what Thursday brings.',
        ],
      },
      {
        module: 'Stress and rest',
        lines: [
          'And the tiredness, what does it ask for in the meantime?',
          'Honestly? A lunch that isn’t in front of the screen.',
          'A lunch with a view of something else. May I hold you to that?',
          'You may. I’ll eat outside today.',
        ],
      },
    ],
  },
  {
    hour: 21,
    parts: [
      {
        module: 'Light and heavy days',
        lines: [
          'I’m here. How are you tonight?',
          'Empty. I feel hopeless when I think of the winter. Everything takes so much.',
          'Empty, and the winter like a long road. Thank you for saying it. What was today’s heaviest hour?',
          'The afternoon. It got dark and I just sat there without the light on.',
          'You sat in the dark, alone with it. Was there anyone whose voice would have helped?',
          'My neighbour, perhaps. She always asks. I always say fine.',
          'She asks, and you could answer differently once. What might you say?',
          'That the afternoons are hard. She’d make tea, I think.',
          'Then there is tea next door. If it ever gets too heavy, please call somebody at once; you don’t have to carry that alone.',
        ],
      },
    ],
  },
  {
    hour: 16,
    parts: [
      {
        module: 'Focus',
        lines: [
          'Hello. What would you like to move forward today?',
          'My thesis. I open the file, I read the last page, I close it.',
          'Open, read, close. What happens in the moment before you close it?',
          'I see how much is missing. I want to finish it by June and I don’t see how.',
          'You look at the whole mountain each time. What is the smallest piece that would count as a step?',
          'The list of sources. It is boring, so I could even do it tired.',
          'Boring and doable: a fine combination. When?',
          'Tomorrow at nine, for half an hour. What’s the capital of Australia, by the way?',
          'Something for a quiz evening. Let’s stay with nine o’clock: what will make it easier to sit down?',
          'Putting the phone in the kitchen.',
        ],
      },
    ],
  },
  {
    hour: 20,
    parts: [
      {
        module: 'Getting to know you',
        lines: [
          'Welcome. I’m glad that you are here; we go at your pace. What brings you?',
          'A colleague told me about this. I’m curious, and a bit sceptical.',
          'Curious and sceptical are both welcome. What would make it worth your time?',
          'If I understood why I say yes to everything.',
          'Yes to everything. When was the last yes that you meant?',
          'Ha. Long silence. Helping my daughter with her bike, on Saturday.',
          'And one that you didn’t mean?',
          'The committee. I don’t even know what it decides.',
          'A bike and a committee: they show the difference well. Shall we look at that next time?',
          'Yes. And I mean that one.',
        ],
      },
    ],
  },
  {
    hour: 18,
    parts: [
      {
        module: 'Relations',
        lines: [
          'Good evening. What is on your mind?',
          'My partner got the job in Hamburg. I said how wonderful and then cried in the shower.',
          'Wonderful out loud, and tears where nobody hears. What were the tears about?',
          'That we’ll be a weekend couple. That I don’t want to be the one who holds him back.',
          'You want him to have it, and you want to be near. Have you told him the second half?',
          'No. He is so happy.',
          'His happiness and your sadness can sit at the same table. How would you begin?',
          'I’m happy for you, and I’m sad for us. Like that, perhaps.',
          'Just like that. It leaves room for both of you.',
        ],
      },
    ],
  },
  {
    hour: 9,
    parts: [
      {
        module: 'Light and heavy days',
        lines: [
          'Good morning. What kind of day is it?',
          'A light one! I slept, the sun is out, and I called the doctor at last.',
          'Sleep, sun and a call that had been waiting. Which of them are you proudest of?',
          'The call. It took three months and four minutes.',
          'Three months to get there, four minutes to do it. What helped this time?',
          'I wrote down the first sentence. I just read it out.',
          'A first sentence on paper. Where else could that help you?',
          'With my landlord. I’ve been putting that one off as well.',
          'You know how it goes now. Enjoy the light day.',
        ],
      },
    ],
  },
];
