import type { Words } from '../words';

export const english: Words = {
  feelings: {
    sad: `
      sad*, feel down, feeling down, so down, a bit down, unhappy, depress*, cry*, cried, miserable,
      heartbroken, grie*, hopeless, feel low, feeling low, feel empty, hurts`,
    anxious: 'anxi*, worr*, nervous*, afraid, scared, fear*, panic*, uneasy, dread*, insecure',
    angry: 'angry, anger, mad, furious, annoy*, irritat*, frustrat*, rage, fed up, resent*',
    lonely: `
      lonel*, alone, isolat*, left out, no friends, nobody to talk to, miss them, miss him, miss her`,
    tired: `
      tired*, exhaust*, drained, worn out, fatigue*, burned out, burnt out, burnout, no energy,
      sleepy`,
    stressed: 'stress*, overwhelm*, pressure*, too much, deadline*, swamped, tense, overload*, hectic',
    happy: `
      happy, happier, glad, proud, excited, grateful, relieved, feel better, feeling better,
      getting better, much better, feel great, was great, was good, was nice, lovely, enjoy*, joy*,
      good news, went well, hopeful, calmer`,
  },
  topics: {
    work: `
      work*, job*, boss, manager, colleague*, coworker*, office, career, meeting*, project*, fired,
      unemploy*, promotion`,
    family: `
      family, mother, mum, mom, father, dad, parent*, sister*, brother*, son, daughter*, kid*,
      child*, grandm*, grandf*`,
    sleep: 'sleep*, insomnia, awake, nightmare*, nights, bedtime, slept, dreams',
    partner: `
      partner, husband, wife, boyfriend, girlfriend, relationship*, marriage, divorce*, broke up,
      break up, breakup, dating, my ex`,
    study: `
      stud*, exam*, school, university, college, thesis, homework, teacher*, class, classes, grades`,
    money: 'money, debt*, rent, bills, salary, afford*, loan*, mortgage, savings, financ*',
    health: `
      health*, ill, illness, sick, pain*, doctor*, hospital, weight, exercise, running, diet,
      headache*, drinking, smok*`,
  },
  signals: {
    greeting: 'hi, hello, hey, good morning, good afternoon, good evening, hiya',
    thanks: 'thank*, thx, cheers, much appreciated, that helps, that helped',
    goodbye: `
      bye, goodbye, good night, goodnight, see you, talk to you later, talk later, have to go,
      need to go, going to bed, until tomorrow`,
    yes: 'yes, yeah, yep, sure, exactly, right, true, ok, okay, i do, i think so, maybe',
    no: "no, nope, not really, not at all, never, i do not, i don't",
    unsure: "i don't know, i do not know, dunno, not sure, no idea, hard to say, i'm not sure",
  },
  goal: `
    i want to, i would like to, i'd like to, my goal, i wish i could, i hope to, i'm trying to,
    i am trying to, i plan to, i will try`,
  advice: `
    what should i do, what can i do, can you help, any advice, any tips, help me, how do i,
    how can i, what would you do, should i`,
  aboutCoach: `
    who are you, what are you, are you a bot, are you real, are you human, are you a robot,
    are you an ai, a real person, is this a bot`,
  offTopic: `
    python, javascript, write code, write me a poem, write an essay, capital of, translate this,
    weather forecast, recipe for, tell me a joke, stock price*, who won`,
  negation: `
    not, don't, doesn't, isn't, wasn't, didn't, never, no longer, hardly, without, can't, less,
    haven't`,
  self: "i, i'm, i've, i'd, i'll, me, my, mine, myself, we, our, us",
  swaps: [
    ['i am', 'you are'],
    ["i'm", "you're"],
    ['i was', 'you were'],
    ["i wasn't", "you weren't"],
    ["i've", "you've"],
    ["i'd", "you'd"],
    ["i'll", "you'll"],
    ['am i', 'are you'],
    ['was i', 'were you'],
    ['myself', 'yourself'],
    ['mine', 'yours'],
    ['my', 'your'],
    ['me', 'you'],
    ['i', 'you'],
    ['our', 'your'],
  ],
  quotes: ['“', '”'],
  topicNames: {
    work: 'your work',
    family: 'your family',
    sleep: 'your sleep',
    partner: 'your relationship',
    study: 'your studies',
    money: 'money',
    health: 'your health',
  },
  phrases: {
    opening: [
      "Hello{name} and welcome. I'm glad you're here. This is a quiet place to think out loud: nothing has to be tidy, and we go at your pace.\n\nWhat is on your mind today?",
    ],
    welcomeBack: [
      'Welcome back{name}. How are you today?',
      'Good to see you again{name}. What would you like to talk about?',
      'Hello again{name}. What has been on your mind since we last spoke?',
    ],
    welcomeBackTo: [
      'Welcome back{name}. Last time we spoke about {topic}. How has that been since?',
      'Good to see you again{name}. I remember that {topic} was on your mind. Where does that stand today?',
      'Hello again{name}. Shall we pick up where we left off, with {topic}, or is something else closer today?',
    ],
    greeting: [
      'Hello! It is good to hear from you. How are you, really?',
      'Hi there. I have time for you. What kind of day is it so far?',
      'Hello, and welcome. What would be good to talk about?',
    ],
    thanks: [
      "You're very welcome. What will you take with you from this?",
      "I'm glad it helped. Is there anything else that wants some room today?",
      'Thank you for trusting me with it. How do you feel now, compared with when we started?',
    ],
    goodbye: [
      'Take good care of yourself. I am here whenever you want to go on.',
      'Thank you for today. Be kind to yourself, and come back whenever you like.',
      'Until next time. I hope that the rest of your day is gentle with you.',
    ],
    aboutCoach: [
      "I'm a program, not a person: a coach that listens, gives back what it hears and asks. I can't replace a friend or a doctor, but I do have all the time you need. What would you like to use it for?",
      "There is no human behind these words; I'm an assistant made for listening. What matters to you about that?",
    ],
    offTopic: [
      "That is not what I'm good at; I'm better at listening than at looking things up. What is going on for you today?",
      "I'd be a poor guide there. What I can do is think along about your own day. How has it been?",
    ],
    unclear: [
      'Tell me a little more, so that I can follow you. What is happening?',
      'I want to understand that well. What do you mean by it?',
      "I'm listening. What comes up for you as you write that?",
    ],
    yes: [
      'All right. Tell me more: what does that look like for you?',
      'Good to know. What makes you say yes to that?',
      'Then let us stay with it for a moment. What is the most important part of it?',
    ],
    no: [
      "That's fine. What would fit better?",
      'Thank you for being clear about it. What is it instead?',
      'All right, then we leave that. What would you rather look at?',
    ],
    unsure: [
      'Not knowing is a fine place to start. If you guessed, just for now, what would you guess?',
      "That's all right; it needn't be clear yet. What is the first thing that comes up, however small?",
      'Let us take our time with it. When do you notice it most, and when least?',
    ],
    scale: [
      'A {number}, thank you. What makes it a {number}, and not lower?',
      '{number}, I see. What would be different if it were one point higher?',
    ],
    advice: [
      'You know your life better than I do, so let us look together. What have you tried so far, and what helped, even a little?',
      'I would rather help you find your own answer than hand you mine. If a good friend were in your place, what would you tell them?',
      'Let us make it small enough to begin. What is one thing, ten minutes long, that would make this a little lighter?',
    ],
    care: [
      "That sounds very heavy, and I'm glad that you say it out loud. You don't have to carry it alone: is there somebody near you, or a doctor, whom you could tell this today? If it gets too much, please call your local emergency number or a helpline. What do you need most right now?",
      'Thank you for telling me something so hard. I take it seriously. Please think of one person you trust and let them know how you are; and if you are ever in danger, call your local emergency number at once. What makes this moment so hard?',
    ],
    earlier: [
      'Earlier you spoke about {topic}; I wonder whether this has to do with it.',
      'I still have in mind what you said about {topic}.',
    ],
    reflect: [
      'I hear that {said}.',
      'So {said}.',
      'If I understand you well, {said}.',
      'You say that {said}, and I want to give that some room.',
    ],
    goal: [
      'That is a wish worth taking seriously: {said}.',
      'I like how clearly you put it: {said}.',
      'So that is where you want to go: {said}.',
    ],
    goalQuestions: [
      'What would be the smallest first step?',
      'How would you notice, a week from now, that you had come closer?',
      'On a scale from 1 to 10, how ready do you feel to begin?',
      'What has worked before when you wanted something like this?',
      'What might get in the way, and what would you do then?',
    ],
    questions: [
      'What about this matters most to you?',
      'What would you like to be different?',
      'How does that feel as you write it?',
      'What do you think you need just now?',
      'When did you first notice it?',
      'What has helped you in moments like this?',
      'Who else knows about this, and how do they see it?',
      'Suppose it were a little better tomorrow: what would you notice first?',
    ],
    feelings: {
      sad: [
        "I'm sorry that it is so heavy just now.",
        'That sounds sad, and it is all right to feel that way.',
        'Something in this hurts; thank you for not hiding it.',
      ],
      anxious: [
        'That sounds unsettling; worry can take up a lot of room.',
        'No wonder that you are tense with so much uncertain.',
        'It takes courage to look at what frightens you.',
      ],
      angry: [
        'I can hear how much this gets to you.',
        'That would make many people angry; something important to you was stepped on.',
        'Your anger makes sense, and it is welcome here.',
      ],
      lonely: [
        "That sounds lonely. I'm glad that you are telling me.",
        'Being alone with it makes everything weigh more.',
        'Missing people is a sign of how much closeness means to you.',
      ],
      tired: [
        'You sound worn out.',
        'That is a lot for one person to carry; no wonder that you are tired.',
        'It seems that your strength is asking for a break.',
      ],
      stressed: [
        'That is a great deal at once.',
        'I notice how much pressure there is on you.',
        'With so much pulling at you it is hard to breathe freely.',
      ],
      happy: [
        'How good to hear that!',
        'That is lovely, and it deserves a moment of its own.',
        "I'm happy with you about that.",
      ],
    },
    feelingQuestions: {
      sad: [
        'What do you miss most at the moment?',
        'What gives you a little comfort on days like this?',
        'If the sadness could speak, what would it ask for?',
      ],
      anxious: [
        'What exactly do you fear might happen?',
        'Where in your body do you notice the worry?',
        'How likely is it, and what would you do if it came true?',
      ],
      angry: [
        'What was crossed here that matters to you?',
        'What would you say if nothing could go wrong?',
        'What does the anger want to protect?',
      ],
      lonely: [
        'With whom did you last feel close?',
        'What kind of company would do you good?',
        'What would a small step towards somebody look like?',
      ],
      tired: [
        'When did you last feel rested?',
        'What could you put down for a while, even for one evening?',
        'What gives you back some strength?',
      ],
      stressed: [
        'What weighs most of all of it?',
        'What of this can wait until next week?',
        'What helps you to come to rest for ten minutes?',
      ],
      happy: [
        'What did you do that made this possible?',
        'Whom would you like to tell about it?',
        'How could you make room for more of it?',
      ],
    },
    topicQuestions: {
      work: [
        'What is it about your work that takes the most out of you?',
        'What would a good working day look like?',
        'Who at work is on your side?',
        'Where could you draw a line, a small one at first?',
      ],
      family: [
        'What do you wish your family understood about this?',
        'How was it between you when it was good?',
        'What is your part in it, and what is not yours to carry?',
        'What would you like to say to them?',
      ],
      sleep: [
        'What goes through your head when you lie awake?',
        'What does the last hour before bed look like?',
        'When was the last night you slept well, and what was different?',
        'What could the evening do without?',
      ],
      partner: [
        'What do you long for most between the two of you?',
        'How do you tell each other what you need?',
        'What do you value in the other, even now?',
        'What would a small sign of closeness be?',
      ],
      study: [
        'What about it feels hardest at the moment?',
        'How do you learn best, when it does go well?',
        "What would be enough, if it needn't be perfect?",
        'Which small part could you finish today?',
      ],
      money: [
        'What worries you most about it?',
        'What part of it is in your hands?',
        'With whom could you look at the figures?',
        'What would be a first small relief?',
      ],
      health: [
        'How does it change your days?',
        'What does your body seem to ask for?',
        'Who supports you in this?',
        'What small thing does you good, and how could it happen more often?',
      ],
    },
  },
};
