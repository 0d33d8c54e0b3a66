import type { Asks } from '../../words';

export const asks: Asks = {
  topics: {
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
      [
        'What does your body seem to ask for?',
        'It is good that you listen to it. How do you usually answer?',
      ],
      [
        'Who supports you in this?',
        'It is worth knowing on whom you can lean. What would you like them to understand better?',
      ],
      [
        'What small thing does you good, and how could it happen more often?',
        'That sounds simple and kind. Nothing needs to be added to it.',
      ],
    ],
  },
  feelings: {
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
  },
  person: [
    [
      'How does {who} see it, do you think?',
      'It is generous to look from over there. And what do you see when you come back to your own place?',
    ],
    [
      'What is it like for you when {who} is around?',
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
      'Thank you, now the picture has one more person in it.',
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
  ladder: {
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
        'Then you already have some experience to draw on. What else might be possible, even if it sounds odd?',
      ],
      [
        'Which ways do you see, sensible or not?',
        'Thank you. Which way draws you most, for no reason at all?',
      ],
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
  },
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
    ['What would you like to be different?', 'That is a clear wish. How much of it is in your hands?'],
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
    ['Who else knows about this?', 'I see. How is it to carry it like that?'],
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
