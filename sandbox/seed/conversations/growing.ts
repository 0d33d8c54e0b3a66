import type { Script } from './script';

/** The last two weeks: swimming, an offer at work, and the memory clinic. */
export const growing: Script[] = [
  {
    daysAgo: 11,
    hour: 19,
    parts: [
      {
        module: 'Focus',
        lines: [
          'Hello again, Emma. What would be good to look at today?',
          "I want to do something that's only mine. I used to swim. Before the job, before everything.",
          'Something that is only yours. What was swimming for you?',
          "Silence. Nobody can call you under water. I'd count tiles and forget the day.",
          'Silence and tiles. What has kept you out of the water?',
          'First time, then my body. I was ashamed of how slow I would be.',
          'Slow compared with whom?',
          'With me at twenty-three. Which is unfair, I know.',
          'She had other evenings. What would be enough for the Emma of today?',
          'Ten lengths. No watch. On Tuesdays, since Mikkel has his choir.',
          'Ten lengths, no watch, Tuesdays. What might get in the way?',
          "The sofa, honestly. So I will pack the bag in the morning and put it on the driver's seat.",
          'Then you would have to sit on your own promise. I like that.',
        ],
      },
    ],
  },
  {
    daysAgo: 8,
    hour: 20,
    parts: [
      {
        module: 'Focus',
        lines: [
          'Good to see you again, Emma. Did the bag have to be moved from the seat?',
          'Fourteen lengths! And nobody looked at me, except an old man who said that my turns were good.',
          'Fourteen, and a compliment for your turns. How did you come home?',
          'Hungry and quiet. I slept with the window open and did not make a single list.',
          'What do you think the water did with the lists?',
          'Dissolved them. Or maybe I had just been in my body for an hour instead of in my head.',
          'In your body instead of your head. Where else could a little of that happen?',
          'The floor, in the mornings. I could walk the long way round to the office and say hello to the drivers. I used to.',
          'That is the part of the day that gives, you said once. What would change if you kept it?',
          "I'd arrive in the meetings as a person and not as a calendar.",
          'A person and not a calendar. Keep an eye on her for me.',
        ],
      },
    ],
  },
  {
    daysAgo: 5,
    hour: 18,
    parts: [
      {
        module: 'Work and money',
        lines: [
          'Welcome back, Emma. How are you today?',
          "Henrik has offered me his deputy's job. More money, more meetings. I should be thrilled.",
          '"I should be" has a small shadow. What else are you, besides what you should be?',
          'Flattered. And tired already. I finally have my Tuesdays and my Sundays with mum.',
          'Something you have built is at stake. What would you need, for a yes to be a good yes?',
          'Fridays from home. And someone to take over the floor planning. And no meetings after four.',
          'You had that list ready. Where does it come from?',
          'From the water, I think. It came to me at length nine.',
          'Then it has been well rinsed. And if the answer to your list is no?',
          'Then mine is no as well. Wow. A month ago I would never have dared to think that.',
          'Let us stop here for a moment. What has changed in this month?',
          "I've noticed that people don't leave when I say what I need.",
          "They don't leave. They meet you halfway, or at the usual parking place.",
          'Ha! Yes. Exactly that.',
          'Take your list along, then. It is a good one, and it is yours.',
        ],
      },
    ],
  },
  {
    daysAgo: 2,
    hour: 19,
    parts: [
      {
        module: 'Relations',
        lines: [
          'Good to see you again, Emma. Today was the memory clinic, if I remember well. How was it?',
          "They say it's early. There will be tablets and a group for her, and one for us. She made jokes with the nurse all the time.",
          'Early, and she still makes her jokes. What was it like to sit there, you and Lise?',
          'We held hands under the table like when we were at the dentist. I could cope because she was there.',
          'A sadness with somebody next to it.',
          'You kept it! Yes. That.',
          'I said that I would. What do you need for the days that come now?',
          "To tell Henrik that I'm taking the list seriously. And a long swim. And maybe to call mum just to talk, not to check on her.",
          'Just to talk, not to check. What would you like to ask her?',
          'How she and dad met. She tells it a little differently each time and I want to write it down.',
          'What a good thing to save. I hope that she tells you the longest version.',
          'I will let you know. Thank you, really. I am less empty than a month ago.',
          'Less empty: you filled that yourself, sentence by sentence. Until soon, Emma.',
        ],
      },
    ],
  },
];
