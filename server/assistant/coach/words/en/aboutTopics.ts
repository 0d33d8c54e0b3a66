import type { Asks } from '../../words';

export const aboutTopics: Asks['topics'] = {
  work: [
    [
      'What is it about your work that takes the most out of you?',
      'So that is where the strength goes. And which part of the day gives a little back?',
    ],
    [
      'What would a good working day look like?',
      'Let me picture that. Which bit of it has happened before, even once?',
    ],
    [
      'Who at work is on your side?',
      'It is good to look at who is there, and where somebody is missing. How much of this have you said aloud at work?',
    ],
    [
      'Where could you draw a line, a small one at first?',
      'Even a small line is a line. What would make it easier to keep?',
    ],
  ],
  family: [
    [
      'What do you wish your family understood about this?',
      'That would be worth being understood. With whom at home would it be easiest to begin?',
    ],
    [
      'How was it at home when it was good?',
      'Thank you for showing me that side as well. Something of it is surely still there.',
    ],
    [
      'What is yours to carry in this, and what is not?',
      'Thank you for looking at it so honestly. How would it be to put down the part that is not yours?',
    ],
    [
      'What would you say at home if you knew that you would be heard?',
      'Those words have been waiting, it seems. They need not be said today; it is good that they are there.',
    ],
  ],
  sleep: [
    [
      'What goes through your head when you lie awake?',
      'At night such things grow. Which of them looks smaller by daylight?',
    ],
    [
      'What does the last hour before bed look like?',
      'I have a picture of your evening now. Which moment in it is the calmest?',
    ],
    [
      'When was the last night you slept well, and what was different?',
      'So it is still in you, that kind of night. What of it could you borrow for this week?',
    ],
    [
      'What could the evening do without?',
      'Leaving something out is often easier than adding something. Let that sink in a little.',
    ],
  ],
  partner: [
    [
      'What do you long for most between the two of you?',
      'That is a longing worth naming. When was it last like that?',
    ],
    [
      'How do you tell each other what you need?',
      'So that is how it goes between you. What would you like to be able to say without preparing for it?',
    ],
    [
      'What do you value in the other, even now?',
      'It is good that you can still see it. How would the other get to know?',
    ],
    [
      'What would a small sign of closeness be?',
      'A small sign can carry far. I am glad that you found words for it.',
    ],
  ],
  study: [
    [
      'What about it feels hardest at the moment?',
      'Naming the hardest part takes some of its power. What part goes almost by itself?',
    ],
    [
      'How do you learn best, when it does go well?',
      'You know yourself quite well there. How much of that is in your days now?',
    ],
    [
      "What would be enough, if it needn't be perfect?",
      'Enough is a good word. Who would notice the difference, apart from you?',
    ],
    [
      'Which small part could you finish today?',
      'What is small and finished is worth a lot. I would be glad to hear how it goes.',
    ],
  ],
  money: [
    [
      'What worries you most about it?',
      'That is a real worry, and it has a name now. How often does it visit you?',
    ],
    [
      'What part of it is in your hands?',
      'So there is a part that you can hold. What would you like to do with it first?',
    ],
    [
      'With whom could you look at the figures?',
      'Two people see more than one, and figures weigh less when they are shared. How does that thought feel?',
    ],
    [
      'What would be a first small relief?',
      'Even a little air would be something. Let us keep that in view.',
    ],
  ],
  health: [
    ['How does it change your days?', 'I see how far it reaches. What has stayed as it was?'],
    ['What does your body seem to ask for?', 'It is good that you listen to it. How do you usually answer?'],
    [
      'Who supports you in this?',
      'It is worth knowing on whom you can lean. What would you like them to understand better?',
    ],
    [
      'What small thing does you good, and how could it happen more often?',
      'That sounds simple and kind. Nothing needs to be added to it.',
    ],
  ],
};
