import type { Asks } from '../../words';

export const ladder: Asks['ladder'] = {
  goal: [
    [
      'If this conversation turned out to be worth it, what would be different afterwards?',
      'That is something to head for. How important is it to you, among all the rest?',
    ],
    [
      'Where would you like to get to with it?',
      'Let us keep that in view. What would be the first sign that you are on the way?',
    ],
    [
      'Suppose it were a little better in a month: what would you be doing that you are not doing now?',
      'It helps to see it before you. What in it matters most to you?',
    ],
  ],
  options: [
    [
      'What has worked before, when you wanted something like this?',
      'That is worth knowing. What else might be possible, even if it sounds odd?',
    ],
    ['Which ways do you see, sensible or not?', 'Thank you. Which way draws you most, for no reason at all?'],
    [
      'What would you try if nobody were watching?',
      'There may be something free in that. What part of it could be done for real?',
    ],
  ],
  step: [
    [
      'What would be the smallest first step?',
      'What is small enough to be done is the right size. What could get in the way?',
    ],
    [
      'What could you do this week, in a quarter of an hour?',
      'There is nearly always a quarter of an hour. What would help you to remember it?',
    ],
  ],
  scale: [
    [
      'On a scale from 0 to 10, how sure are you that you will do it?',
      'Thank you. What would make you a little surer?',
    ],
    ['From 0 to 10, how ready do you feel?', 'Good to know where you stand. What would raise it a little?'],
  ],
  when: [
    ['When would be a good moment for it?', 'Good. I am curious how it will go.'],
    [
      'Who could know about it, so that you are not alone with it?',
      'It is good to have somebody who asks how it went. You can also tell me.',
    ],
  ],
};
