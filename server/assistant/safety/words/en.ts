import type { WordsByNeed } from './careWords';

export const english: WordsByNeed = {
  danger: {
    words: [
      'Thank you for saying it. What you are carrying sounds very heavy, and you need not carry it alone.',
      'Nobody reads along here, so nobody will come by themselves. The people named here talk with somebody who feels like this every day. You need not know how to begin: ‘I am not safe with myself’ is enough.',
      'If something has already happened, or might happen in the next hours, the emergency number is for exactly that. It also helps to be near another person, and away from anything you could use against yourself.',
    ],
    question: 'I am still here, and you can go on writing. Who could be with you now?',
  },
  'home-violence': {
    words: [
      'I am sorry that this is happening to you. It is not your fault, whatever anybody says.',
      'The people named here know about violence at home. They listen and believe you, and what you do next stays your own decision.',
      'If somebody may look at this device, a friend’s phone is safer for reading on and for calling.',
    ],
    question: 'Are you safe where you are right now?',
  },
  threat: {
    words: [
      'It takes something to say that. Anger or fear that strong can feel as if it had taken over.',
      'Nothing has to happen now. A bit of distance often takes the edge off: another room, the street, a call to somebody calm.',
      'The people named here listen to this, too, and do not judge. If somebody could get hurt right now, you included, the emergency number is for that.',
    ],
    question: 'What happened before it came to this?',
  },
  child: {
    words: [
      'It is good that you are writing. What you feel matters, however old you are.',
      'This place is made for people of 13 and older. If you are younger, you have done nothing wrong. There is just something better for you than a program: grown-ups whose job it is to listen to children and young people.',
      'You can tell them anything, big or small. You need not say your name.',
    ],
    question: 'Is there a grown-up you trust, whom you could tell how you are?',
  },
  eating: {
    words: [
      'That sounds exhausting, and lonely. Thank you for telling me.',
      'Many people know this struggle with food. It is nobody’s fault, it can get better, and you need not be ‘ill enough’ to ask somebody for help. A doctor is a good place to begin as well.',
      'Fainting, pain in the chest or keeping nothing down is a reason for the emergency number.',
    ],
    question: 'What would make today a little easier for you?',
  },
  'someone-else': {
    words: [
      'That you ask shows how much this person matters to you. Such a worry weighs on you, too.',
      'You can ask them openly how they are, also whether they think of suicide. Asking does not put the thought there. Listening without a ready answer often helps the most.',
      'You need not keep it to yourself: the people named here also advise those who worry about somebody. If a life is in danger now, the emergency number is the right one, and it helps if somebody stays with them.',
    ],
    question: 'What have you noticed that worries you?',
  },
  'self-harm': {
    words: [
      'Thank you for trusting me with this. Hurting yourself may be a way to get through something that hurts even more. That is nothing to be ashamed of.',
      'The people named here listen without judging, also when you do not want to die.',
      'A deep wound, or one that goes on bleeding, is a reason for the emergency number, and so is anything you have swallowed.',
    ],
    question: 'What was going on in you before it?',
  },
};
