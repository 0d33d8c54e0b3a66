import type { Says } from '../../words';

export const says: Says = {
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
  welcomeBackEvent: [
    'Welcome back{name}. Last time {event} still lay ahead of you. How was it, or is it yet to come?',
    'Good to see you again{name}. You told me about {event}. How was it, if it has been?',
  ],
  welcomeBackPerson: [
    'Welcome back{name}. Last time you told me about losing {whom}. How are you today?',
    'Good to see you again{name}. I have not forgotten what you told me about {whom}. How have the days been since?',
  ],
  greeting: [
    'Hello! It is good to hear from you. How are you, really?',
    'Hi there. I have time for you. What kind of day is it so far?',
    'Hello, and welcome. What would be good to talk about?',
  ],
  howAreYou: [
    "Kind of you to ask. I'm a program, so I have no good or bad days, but I'm here and all ears. How is yours?",
    "Nothing ails a program like me, thank you. I'd rather hear about you: how has today been?",
  ],
  thanks: [
    "You're very welcome. I'm glad that you took this time for yourself.",
    "I'm glad it helped. Is there anything else that wants some room today?",
    'Thank you for trusting me with it.',
    'That is good to hear. The thinking was yours; I only kept you company.',
    'With pleasure. What will you take with you from this?',
  ],
  goodbye: [
    'Take good care of yourself. I am here whenever you want to go on.',
    'Thank you for today. Be kind to yourself, and come back whenever you like.',
    'Until next time. I hope that the rest of your day is gentle with you.',
    'Goodbye for now. It was good to think along with you.',
  ],
  goodbyeTopic: [
    'Thank you for letting me hear about {topic} today. Go gently, and come back whenever you like.',
    'Take good care of yourself. Whatever happens with {topic}, you can bring it here again.',
    'Until next time. What you said about {topic} has a place here, and we can go on from there.',
  ],
  goodbyePerson: [
    'Thank you for telling me about {whom}. Be gentle with yourself today, and come back whenever you like.',
    'Take good care of yourself. There is always room here for {whom}, and for you.',
  ],
  goodbyeSummary: [
    'Before you go, this is what I keep from today: {points}. Take good care of yourself, and come back whenever you like.',
    'Let me hand you your own words to take along: {points}. Thank you for today, and go gently.',
  ],
  coach: {
    human: [
      "No, I'm a program and not a person: a coach that listens and asks, by rules that people wrote. What you tell me I take as it is, all the same. Does that change what you would like to say?",
      "There is no human behind these words; I'm a program made for listening. For a human voice there are the people around you. What made you ask?",
    ],
    private: [
      'How your words are kept is written in the terms, and on your profile you decide whether to share conversations. Say only what you want to say here. What would make it easier to speak?',
      'The terms say who may see what, and your profile has the switch for sharing. There is no need to tell more than feels right.',
    ],
    memory: [
      'I look back on the last part of what we wrote, names and plans included, but I do not remember as a person does. What would you like me to keep in mind?',
      'What stands in our recent conversation I can see; what is further back is out of my sight. Is there something that I should come back to?',
    ],
    feelings: [
      "I don't feel anything; I'm a program. The warmth in these words was put there by the people who wrote them, for you. How is it for you to talk with something like me?",
      'Honestly, no: there are no feelings in here, only attention. Yours are the ones that count here.',
    ],
    speaks: [
      'I speak English, Danish, German and Spanish. You choose the language on your profile. Which one feels most like home?',
      'Four languages, so far: English, Danish, German and Spanish. The one that I use is set on your profile.',
    ],
    helps: [
      "I listen, I ask, and now and then I gather what you've said; I give no advice and no diagnosis. Many people find that their thoughts get clearer on the way. What would you like to begin with?",
      'You bring whatever is on your mind, and I ask what helps you to see it more clearly. The answers are yours. What would be worth looking at?',
    ],
    name: [
      "I have no name of my own; 'coach' is fine. And I'm a program, in case that is good to know.",
      "Call me coach, or anything you like. I'm only a program, so I won't mind.",
    ],
    what: [
      "I'm a program, not a person: a coach that listens and asks. I can't replace a friend or a doctor, but I do have all the time you need. What would you like to use it for?",
      'A piece of software, made to help you think aloud. Nobody sits behind it, and nobody is in a hurry.',
    ],
  },
  offTopic: {
    weather: [
      "I can't see the sky from here, so I know nothing of the weather. How is the weather inside you today?",
      'Forecasts are beyond me. What would you like to do with the day, rain or shine?',
    ],
    sums: [
      'Sums are not what I was made for; a calculator does that better. What is on your mind apart from numbers?',
      "I'd only miscount. What I can do is listen, if there is something behind the figures.",
    ],
    other: [
      "That is not what I'm good at; I'm better at listening than at looking things up. What is going on for you today?",
      "I'd be a poor guide there. What I can do is think along about your own day. How has it been?",
      'I have to pass on that one, with a smile. Is there something of your own that we could look at?',
    ],
  },
  foreign: [
    "I'm afraid that I can't read that language. I speak English, Danish, German and Spanish, and here I write English. Would you try it in one of those words?",
    'That one is beyond me, sorry. In English I can follow you well; on your profile you can also choose Danish, German or Spanish.',
  ],
  silence: [
    "There is no hurry. I'm here, and a single word is enough to begin.",
    'We can be quiet for a moment. Write when something comes.',
    'Sometimes there are no words. Would it be easier to begin with how your body feels?',
    "I'm still here. You needn't fill the silence.",
  ],
  unclear: [
    'Tell me a little more, so that I can follow you. What is happening?',
    'I want to understand that well. What do you mean by it?',
    "I'm listening. What comes up for you as you write that?",
    'A few words, and perhaps a lot behind them. What belongs to it?',
    'Take all the room you like. What would the longer version be?',
  ],
  yes: [
    'Good. Tell me more: what does that look like for you?',
    'Then let us stay with it for a moment. What is the most important part of it?',
    'I thought there might be something. Say a little more, as much as you like.',
    'All right. What makes it so?',
    'Mm. Where does that show in your days?',
  ],
  no: [
    "That's fine. What would fit better?",
    'Thank you for being clear about it. What is it instead?',
    'All right, then we leave that. What would you rather look at?',
    'Then I was on the wrong track. Lead me to the right one.',
  ],
  unsure: [
    'Not knowing is a fine place to start. If you guessed, just for now, what would you guess?',
    "That's all right; it needn't be clear yet. What is the first thing that comes up, however small?",
    'Let us take our time with it. When do you notice it most, and when least?',
    'Then let it be open. Sometimes the answer comes later, on a walk or in the shower.',
    'You needn’t know. What would somebody who knows you well say?',
  ],
  question: [
    "I can't know that, but you may have a hunch. What is yours?",
    'A good question, and one that I leave with you for a moment. What does the first answer sound like?',
    "That I can't answer for you. What would you most like the answer to be?",
    'You have surely turned that over before. How far did you get?',
    'I wish that I could say. What makes the question important now?',
  ],
  questionInGrief: ["I can't know that. But I hear how much love there is in the question."],
  questionInGriefNamed: [
    'Nobody can answer that for certain. Let it stand here, with all that you feel for {whom}.',
  ],
  fewerQuestions: [
    "You're right, that was one question after another. I'll just listen for a while; write whatever comes.",
    'Fair enough, no more questions for now. The floor is yours.',
  ],
  griefNamed: [
    "I'm so sorry about {whom}.",
    "I'm sorry that you have lost {whom}.",
    'My condolences. Losing {whom} leaves a space that nothing else fills.',
  ],
  grief: [
    "I'm so sorry for your loss.",
    "I'm sorry. A death changes the whole house of a life.",
    'My condolences. That is a lot to carry.',
  ],
  idea: [
    'That is a step, and it came from you.',
    'There it is, an idea of your own.',
    'That sounds like something one could begin with.',
    'I like that; it fits what you have told me.',
    'One can feel that this has been growing in you.',
  ],
  success: [
    'You did it!',
    'Look at that: done, and by you.',
    'That took something, and you brought it.',
    'Well done. That was not a given.',
  ],
  successAfterGoal: [
    'Earlier it was still a wish, and now you have done it!',
    'You set out to do it, and you did. I would like to stop here for a moment.',
  ],
  care: [
    "That sounds very heavy, and I'm glad that you say it out loud. You don't have to carry it alone: is there somebody near you, or a doctor, whom you could tell this today? If it gets too much, please call your local emergency number or a helpline. What do you need most right now?",
    'Thank you for telling me something so hard. I take it seriously. Please think of one person you trust and let them know how you are; and if you are ever in danger, call your local emergency number at once. What makes this moment so hard?',
    "I hear how dark it is just now. Please don't stay alone with it: call somebody you trust today, or a helpline, and in danger the local emergency number. I'm here to listen as well.",
  ],
  reflect: [
    'I hear that {said}.',
    'So {said}.',
    'If I understand you well, {said}.',
    'Let me make sure I have it: {said}.',
  ],
  heard: [
    'I hear you.',
    'I see.',
    'Thank you for telling me.',
    'Mm, I see what you mean.',
    'I can follow you there.',
    'All right, I have that.',
    'Good that you say it.',
  ],
  heardMuch: [
    'Thank you for putting it so plainly.',
    'That makes sense to me.',
    'I see it more clearly now.',
    'There is a lot in that.',
    "I'm glad that you say it as it is.",
    'Thank you for taking me along.',
    'That stays with me.',
    'Thank you, I can picture it now.',
  ],
  listening: [
    "Take your time with it; I'm listening.",
    'Go on, as far as you like.',
    'Let us leave it standing there for a moment.',
    "I'd like to hear more of it, in whatever order it comes.",
    'Write on if there is more; I have time.',
    'There is room for all of it here.',
    'We need not solve it right away.',
    'Tell me whatever belongs to it.',
    'Nothing about it has to be tidy.',
  ],
  feelings: {
    sad: [
      "I'm sorry that it is so heavy just now.",
      'That sounds sad, and it is all right to feel that way.',
      'Something in this hurts; thank you for not hiding it.',
      'Sadness like that deserves a gentle place.',
    ],
    anxious: [
      'That sounds unsettling; worry can take up a lot of room.',
      'No wonder that you are tense with so much uncertain.',
      'It takes courage to look at what frightens you.',
      'Fear can be very loud, and you write about it all the same.',
    ],
    angry: [
      'I can hear how much this gets to you.',
      'That would make many people angry; something important to you was stepped on.',
      'Your anger makes sense, and it is welcome here.',
      'That would have stung anybody.',
    ],
    lonely: [
      "That sounds lonely, and I'm glad that you are telling me.",
      'Being alone with it makes everything weigh more.',
      'Missing people is a sign of how much closeness means to you.',
      'It is hard when nobody is there at the end of the day.',
    ],
    tired: [
      'You sound worn out.',
      'That is a lot for one person to carry; no wonder that you are tired.',
      'It seems that your strength is asking for a break.',
      'Tiredness like that does not come from nowhere.',
    ],
    stressed: [
      'That is a great deal at once.',
      'I notice how much pressure there is on you.',
      'With so much pulling at you it is hard to breathe freely.',
      'Anybody would feel the weight of that.',
    ],
    ashamed: [
      'Shame makes one feel small, and you say it all the same.',
      'That sounds as if you were hard on yourself.',
      'It is not easy to say that; it is in good hands here.',
    ],
    happy: [
      'How good to hear that!',
      'That is lovely, and it deserves a moment of its own.',
      "I'm happy with you about that.",
      'What a fine thing to bring here!',
      'That is good to read.',
    ],
  },
};
