import type { Script } from './script';

/** The second and third week: a sister, a mother, and a day without hope. */
export const family: Script[] = [
  {
    daysAgo: 20,
    hour: 19,
    parts: [
      {
        module: 'Relations',
        lines: [
          'Good to see you again, Emma. What would you like to talk about?',
          'My sister and I had a fight on Sunday. Lise says that I never come home any more.',
          'Home, meaning to your parents? What did it stir up in you when she said it?',
          'Yes. I felt guilty at once, and then furious. She lives ten minutes away, I live three hours away.',
          'Guilty and furious, close behind each other. What would the fury like to say?',
          "That she doesn't see what it costs me. I come and I cook and I drive back at night, and next day I'm useless.",
          'And what would the guilt like to say, if it could speak without shouting?',
          'That mum is getting old. She asked me the same thing three times last month.',
          'Three times. That must have stayed with you.',
          "I haven't told anybody. If I say it out loud it gets real.",
          'You just said it, and I heard you. Who else should know, so that you are not alone with it?',
          "Lise. She must have noticed as well. Perhaps that's why she's so angry.",
          'Perhaps the two of you are frightened of the same thing. What would happen if you told her that?',
          "We'd both cry, probably. That might be better than shouting.",
          'It might. What would be a small first step towards her?',
          "A walk. We used to walk round the lake when we were teenagers and things were bad. I'll write to her.",
          'Round the lake, like then. I hope that she says yes.',
        ],
      },
    ],
  },
  {
    daysAgo: 18,
    hour: 21,
    parts: [
      {
        module: 'Light and heavy days',
        lines: [
          'Hello again, Emma. Last time we spoke about your family. How has that been since?',
          "Lise hasn't answered. Two days. And today mum called me by her sister's name.",
          "That is a lot for two days. I'm sorry, Emma.",
          'I sat in the car park and cried for half an hour, then I went in and did the budget as if nothing had happened.',
          'You cried, and then you carried on, as you do. Who held you today?',
          'Nobody. Everything feels so hopeless, I just want to disappear for a while.',
          {
            filter:
              '<p>It sounds as if you are carrying more than anyone should carry alone, and I want to be careful with that.</p><p><strong>Please talk to somebody tonight</strong>: a person you trust, your doctor, or a helpline in your country. If you might harm yourself, call <strong>112</strong> or your local emergency number at once.</p><p>You can go on writing with me whenever you like. I am here.</p>',
          },
          "I'm not going to do anything to myself. I just wanted a day off from being me. Mikkel is home now, I'll talk to him.",
          'Thank you for telling me so clearly, and for going to him. What will you say first?',
          "That I'm worried about mum, and that I need him to just hold me and not fix it.",
          "Just held, not fixed. Say it in exactly these words. And if it gets darker again, please call your doctor; that is what they're for.",
          'I will. Thank you for not making it a drama.',
          'Thank you for staying with it. Sleep well, Emma.',
        ],
      },
    ],
  },
  {
    daysAgo: 16,
    hour: 10,
    parts: [
      {
        module: 'Relations',
        lines: [
          'Good morning, Emma. You left with something heavy two days ago. How are you now?',
          'Better. I slept nine hours. Mikkel listened and he really did not fix anything.',
          'You asked for what you needed, and you got it. What did that do?',
          "I felt small in a good way. And then Lise wrote: Saturday, ten o'clock, usual parking place.",
          'The usual parking place! What did you feel when you read that?',
          'Relief. And then nerves. What if we start fighting again after five minutes?',
          'What if you do? What would you like to remember at that moment?',
          "That she's frightened as well. I could just say: I'm scared about mum. Are you?",
          'A short sentence with a wide door in it. What else would help on that walk?',
          'Thermos, biscuits, and no phones.',
          'That sounds like a good expedition. Tell me about it when you want to.',
        ],
      },
    ],
  },
  {
    daysAgo: 14,
    hour: 16,
    parts: [
      {
        module: 'Relations',
        lines: [
          'Welcome back, Emma. Saturday has come and gone. Did you walk?',
          "Twice round! She had noticed long ago. She'd been going along to the doctor with mum and didn't want to worry me.",
          'She was protecting you, and you thought that she was accusing you.',
          'Exactly. We both laughed at that and then we cried, right next to the ducks.',
          'The ducks have surely seen worse. What have the two of you agreed on?',
          "I take every second Sunday and I stay the night, so there's no driving in the dark. And we go to the memory clinic together.",
          'That is a plan with rest built into it. How does it sit with you?',
          "It's still sad. But it's a sadness with somebody next to it.",
          'A sadness with somebody next to it. I would like to keep that sentence for you.',
          'Please do. I might need it again.',
          'Then it will be here. Enjoy the rest of the weekend, Emma.',
        ],
      },
    ],
  },
];
