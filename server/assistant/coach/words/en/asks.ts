import type { Asks } from '../../words';
import { aboutFeelings } from './aboutFeelings';
import { aboutTopics } from './aboutTopics';
import { ladder } from './ladder';

export const asks: Asks = {
  topics: aboutTopics,
  feelings: aboutFeelings,
  beginning: [
    ['How is that for you?', 'Thank you for letting me in a little. What is the hardest part of it?'],
    ['What is that like, from day to day?', 'I have a first picture now. What weighs most in it?'],
    ['What about it is on your mind most just now?', 'Then let us begin there. What does it do to you?'],
    [
      'What goes through your mind then?',
      'Thank you for letting me hear that. How much of it do you say to anybody else?',
    ],
    [
      'What do you do when it gets like that?',
      'So that is how you get through it. What does it cost you, and what does it give you?',
    ],
  ],
  person: [
    [
      'How does {who} see it, do you think?',
      'So it may look like that to {whom}. And what does it look like to you?',
    ],
    [
      'What does it do to you when {who} is like that?',
      'Thank you, I have a better picture of the two of you now.',
    ],
    [
      'What would you like {who} to understand?',
      'That is worth saying, or at least worth thinking through. What has kept it unsaid so far?',
    ],
    [
      'What would you like to hear from {toWhom}?',
      'I can imagine how much such a sentence would mean. How would it be to ask for it?',
    ],
  ],
  earlierPerson: [
    [
      'Earlier you mentioned {whom}. What part does {who} play in this?',
      'Thank you, I have a fuller picture now.',
    ],
    [
      'I still have in mind what you said about {whom}. How does that fit in here?',
      'I see how these things hang together.',
    ],
  ],
  event: [
    [
      'You mentioned {event}. How do you feel when you think of it now?',
      'Good to have looked at it before it comes. What would you like to tell yourself just before?',
    ],
    [
      'And then there is {event}. What would make it a good one for you?',
      'Then you know what to look out for. I am curious how it goes.',
    ],
  ],
  grief: [
    [
      'What comes to mind first when you think of {whom}?',
      'Thank you for letting me see that. It says a lot about the bond between you.',
    ],
    [
      'With whom can you talk about {whom}?',
      'It matters to have somewhere to speak the name. You can do so here as well.',
    ],
    [
      'How are you living with it, from day to day?',
      'Grief keeps its own hours. What is the hardest time of the day?',
    ],
    [
      'What has helped you through the days so far?',
      'I am glad that there is something to hold on to, even if it does not take the pain away.',
    ],
    [
      'What would you like to keep of {toWhom}?',
      'That is something nobody can take away. Take all the time you need with it.',
    ],
  ],
  separation: [
    [
      'What do you miss, and what do you not miss at all?',
      'Both may be true at once. Which of the two is louder today?',
    ],
    [
      'What has been hardest since you parted?',
      'That is a lot to get used to. What has become a little easier, if anything?',
    ],
    [
      'Who are you, now that it is over, that you could not be before?',
      'There is something new in that, even if it still feels strange.',
    ],
  ],
  decision: [
    [
      'What speaks for each side, when you say it aloud?',
      'Now both sides have had a voice. Which one did your voice get warmer for?',
    ],
    [
      'Suppose that you had already chosen one way: what would you feel the next morning?',
      'That feeling knows something. What would it be with the other way?',
    ],
    [
      'What would you need to know before you can choose?',
      'Then there is something to find out first. From whom, or where?',
    ],
    [
      'By what will you know, in a year, that it was a good choice?',
      'That is a measure of your own, not somebody else’s. Keep it beside you while you weigh things up.',
    ],
  ],
  advice: [
    [
      'You know your life better than I do, so let us look together. What have you tried so far, and what helped, even a little?',
      'So something has been tried already. What does it tell you about what suits you?',
    ],
    [
      'I would rather help you find your own answer than hand you mine. If a good friend were in your place, what would you tell them?',
      'That sounds like good counsel, and it comes from you. What stops you from taking it?',
    ],
    [
      'A recipe is not something I have, only questions. What did you do the last time something like this came up?',
      'Then you have been here before, and came through. What of it would be of use now?',
    ],
    [
      'Let us make it small enough to begin. What is one thing, ten minutes long, that would make this a little lighter?',
      'That sounds doable, and it comes from you.',
    ],
  ],
  complaint: [
    [
      "You're right, and thank you for saying so. I work by rules, and sometimes they miss you. What would help you more: that I just listen, or that we look at one thing closely?",
      'Thank you, I will try. Go on where you would like to.',
    ],
    [
      "That is my fault, not yours; I'm a program and I don't catch everything. What did I miss?",
      'Thank you for explaining it once more. I have it now.',
    ],
    [
      "I can see why that grates, and I'm sorry. What would you have liked to hear instead?",
      'That is a fair wish. Let us go on from there, at your pace.',
    ],
  ],
  again: [
    [
      'You have told me that before, so it seems to want to be heard once more. What is still missing in it?',
      'Then that is the part that has not had its turn yet. Thank you for adding it.',
    ],
    [
      'This comes up again, in the same words. What makes it come back just now?',
      'So it has a reason to return. Good that you noticed it.',
    ],
    [
      'I remember this from before. Has anything about it changed since you first said it?',
      'Thank you for looking once more. Small changes count as well.',
    ],
  ],
  scaleNone: [
    [
      'A {number}; thank you for being honest. What would make it a 1?',
      'One point is a beginning. Let us leave the rest for later.',
    ],
  ],
  scaleSome: [
    [
      '{number}, and not less. What brings it up to {number}?',
      'So that much is already there. What would one point more look like?',
    ],
    [
      '{number}, I see. What put it there, and not lower?',
      'Then you are not starting from nothing. How would you notice the next point?',
    ],
  ],
  scaleMost: [
    [
      'A {number}, that is a lot! What gives you that much confidence?',
      'That will carry you a good way. I look forward to hearing about it.',
    ],
  ],
  ladder,
  summary: [
    [
      'Let me gather what I have heard from you: {points}. What would you add?',
      'Then it is complete for now. We can leave it here, or go on with whatever is still open.',
    ],
    [
      'Looking back over our conversation, three things stand out: {points}. How does it feel to read them side by side?',
      'Those were all your own words. It is up to you what becomes of them.',
    ],
  ],
  general: [
    [
      'What about this matters most to you?',
      'Then that is the heart of it. What does it say about what you care for?',
    ],
    ['What would you like to be different?', 'Let us hold on to that. How much of it is in your hands?'],
    [
      'How does that feel as you write it?',
      'Thank you for looking inwards for a moment. Let it be there, just as it is.',
    ],
    [
      'What do you think you need just now?',
      'It is good to know that. How could a little of it come your way today?',
    ],
    ['When did you first notice it?', 'So it has a history. What was going on in your life at that time?'],
    [
      'What has helped you in moments like this?',
      'It is worth knowing what helps and what does not. Is any of it within reach just now?',
    ],
    ['Who else knows about this?', 'I see. Is that as you would like it to be?'],
    [
      'Suppose it were a little better tomorrow: what would you notice first?',
      'That would be a good sign to watch out for. When was it last a little like that?',
    ],
    ['What surprises you about it?', 'Surprises often show where something is moving.'],
    ['What have you not said yet that belongs here?', 'I am glad that it has been said now.'],
    [
      'What part of it are you handling well, when you are fair to yourself?',
      'That deserves to be said too, and not in a whisper.',
    ],
    [
      'What would be a kind thing to say to yourself about this?',
      'May that sentence stay with you for a while.',
    ],
    [
      'What is the picture that stays with you from it?',
      'One picture can say a great deal. Thank you for sharing it.',
    ],
    [
      'What do you know about it today that you did not know a year ago?',
      'That is something you have earned.',
    ],
  ],
};
