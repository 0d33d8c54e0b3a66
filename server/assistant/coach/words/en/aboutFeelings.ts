import type { Asks } from '../../words';

export const aboutFeelings: Asks['feelings'] = {
  sad: [
    [
      'What do you miss most at the moment?',
      'Thank you for saying what is missing. Where in your days do you notice it most?',
    ],
    [
      'What gives you a little comfort on days like this?',
      'I am glad that there is something, however small. It may have its place today.',
    ],
    [
      'If the sadness could speak, what would it ask for?',
      'That is a quiet and clear request. Who could hear it, apart from me?',
    ],
  ],
  anxious: [
    [
      'What exactly might happen, as the worry tells it?',
      'Now it stands there in plain words. How does it look to you from here?',
    ],
    [
      'Where in your body do you notice the worry?',
      'Let us stay with that for a moment. What is it like there: tight, warm, restless, something else?',
    ],
    ['When is the worry a little quieter?', 'So it does have its pauses. What is different then?'],
    [
      'What would you do if it came true?',
      'Then you would not stand there with empty hands. That is good to remember.',
    ],
  ],
  angry: [
    [
      'What was crossed here that matters to you?',
      'That is worth defending. How long has it been under pressure?',
    ],
    [
      'What would you say if nothing could go wrong?',
      'There is strength in those words. How do they sound, now that they are written down?',
    ],
    [
      'What does the anger want to protect?',
      'Then it is on your side, after all. How else could that be protected?',
    ],
  ],
  lonely: [
    ['With whom did you last feel close?', 'It is good that there was such a moment. What made it close?'],
    [
      'What kind of company would do you good?',
      'I can imagine that. Where might somebody like that be found?',
    ],
    [
      'What would a small step towards somebody look like?',
      'Even a very small step counts. Nobody needs to see that it takes courage.',
    ],
  ],
  tired: [
    ['When did you last feel rested?', 'That seems worth remembering. What was different then?'],
    [
      'What could you put down for a while, even for one evening?',
      'Putting it down does not mean giving it up. How would that evening feel?',
    ],
    [
      'What gives you back some strength?',
      'Then that should not come last. Where in this week is there room for it?',
    ],
  ],
  stressed: [
    [
      'What weighs most of all of it?',
      'Then let us look at that one alone, and leave the rest outside the door. What makes it the heaviest?',
    ],
    [
      'What of this can wait until next week?',
      'Then it may wait. How does it feel to have one thing less on the table?',
    ],
    [
      'What helps you to come to rest for ten minutes?',
      'Ten minutes are not nothing. I hope that you find them today.',
    ],
  ],
  ashamed: [
    [
      'What would you say to a friend who was ashamed of the same thing?',
      'Those words may be meant for you as well. Take them slowly.',
    ],
    ['What do you expect of yourself there?', 'That is a high bar, perhaps. Whose voice set it?'],
    ['Who would judge you more kindly than you do?', 'I would like to know what they see in you.'],
  ],
  happy: [
    [
      'What did you do that made this possible?',
      'So a good part of it came from you. I hope that you can enjoy that.',
    ],
    [
      'What was the best moment of it?',
      'Thank you, I can nearly see it. Moments like that are worth keeping.',
    ],
    ['Whom would you like to tell about it?', 'Joy gets bigger when it is told. What will you say first?'],
    ['How could there be more of it?', 'That sounds like something to look forward to. Keep it in sight.'],
  ],
};
