import type { Script } from './script';

/** The first week: getting to know each other, work, and nights without sleep. */
export const arriving: Script[] = [
  {
    daysAgo: 30,
    hour: 18,
    parts: [
      {
        module: 'Getting to know you',
        lines: [
          "Hello, Emma, and welcome. I'm glad you're here. This is a quiet place to think out loud: nothing has to be tidy, and we go at your pace.\n\nWhat is on your mind today?",
          "Hi. I don't really know how to start. A friend said that it helped her to write with you.",
          'Not knowing how to start is a start. It was kind of your friend to think of you. What made you say yes to trying it?',
          "I think I've been running on empty since the summer. I smile all day at work and when I get home there's nothing left.",
          "So you smile all day, and by the evening you've given it all away. What does that emptiness feel like when you close the door behind you?",
          'Heavy. Mikkel asks how my day was and I say fine, because telling him would take energy too.',
          "Even telling the person closest to you costs something you don't have. If it cost nothing, what would you like Mikkel to know?",
          "That I'm scared I chose the wrong job. I was so proud when I got it.",
          'Proud then and scared now; both can be true. What were you proud of, back then?',
          "That they trusted me to run the whole move to the new warehouse. Me! I'd been there for a year and a half.",
          'They saw something in you. What do you think they saw?',
        ],
      },
      {
        module: 'Work and money',
        lines: [
          'That I keep calm, I suppose. And that I remember what people tell me.',
          'Someone who keeps calm and remembers people. Which part of the job still lets you be that person?',
          "The mornings on the floor with the drivers. It's the meetings afterwards that wear me down.",
          'Then there is a part of your day that gives, and a part that takes. What would you like to look at next time?',
          'The meetings, I think. Thanks, this was easier than I expected.',
          "I'm glad. Be gentle with yourself tonight; the door can stay closed for a while.",
        ],
      },
    ],
  },
  {
    daysAgo: 28,
    hour: 20,
    parts: [
      {
        module: 'Work and money',
        lines: [
          'Good to see you again, Emma. I remember that the meetings were on your mind. Where does that stand today?',
          'Worse. Henrik moved the deadline forward by two weeks, in front of everybody, and looked at me as if I had agreed.',
          'In front of everybody, as if you had already said yes. What happened in you at that moment?',
          'I went hot and said nothing. Then I was angry all the way home, mostly with myself.',
          'Angry with yourself for the silence. What do you think the silence was protecting?',
          "I don't want to be the difficult one. The last person who said no was moved to another team.",
          'So keeping quiet kept you safe. And what did it cost?',
          'My evening. And two weeks of my team working late, probably.',
          'That is a high price for one quiet moment. If you could speak to Henrik without any risk, what would the first sentence be?',
          "I'd say: I want this to succeed, and that's why I need to tell you the date isn't possible.",
          'That is a strong sentence; it stands on his side and on yours. How ready do you feel to say it, from 1 to 10?',
          '4',
          'A 4, and not a 1. What makes it a 4?',
          "I have the numbers. If I show him the shifts he can't argue with that.",
          'Then the numbers are your ally. When would be a good moment to put them in front of him?',
          "Thursday, before the others come in. Okay. I'll try.",
          "Thursday, early, with your numbers. However it goes, you'll have spoken for yourself.",
        ],
      },
    ],
  },
  {
    daysAgo: 25,
    hour: 22,
    parts: [
      {
        module: 'Stress and rest',
        lines: [
          'Hello again, Emma. What has been on your mind since we last spoke?',
          "It's late and I can't sleep. My head keeps making lists.",
          'Lists, in the dark, when nothing can be done about them. What stands at the top?',
          'Tomorrow with Henrik. And the dentist. And that I forgot to call my mother back. Silly things.',
          "They don't sound silly to me, just badly timed. When did you last sleep well?",
          'At the cabin in August. No phone signal. We went to bed when it got dark.',
          'Dark, quiet, nothing that could reach you. What of the cabin could come into your bedroom tonight?',
          'I could put the phone in the kitchen. I always say that and never do it.',
          'Perhaps tonight is only about tonight. Before you go, would you like to breathe along with this for a minute? In for four, out for six.',
          { video: '/media/breathing.svg' },
          'That actually helped a bit. My shoulders came down.',
          'Your shoulders heard it first. The lists will still be there tomorrow, and so will you, with a little more strength.',
          'Phone goes to the kitchen. Good night.',
          'Good night, Emma. I hope that the dark is kind to you.',
        ],
      },
    ],
  },
  {
    daysAgo: 24,
    hour: 17,
    parts: [
      {
        module: 'Work and money',
        lines: [
          'Welcome back, Emma. Today was Thursday. How are you?',
          'I did it! I said the sentence. My voice shook but I said it.',
          'You said it, shaking voice and all. What was it like to hear yourself?',
          'Strange. Like somebody else was talking, somebody I would like to be.',
          'And yet it was you. How did Henrik take it?',
          'He looked at the shifts for a long time. Then he said we meet halfway: one week. He even thanked me for being straight with him.',
          'One week, and a thank-you. What does that tell you about being the difficult one?',
          'That maybe difficult and honest are not the same thing.',
          'That is worth writing down somewhere. How do you want to mark today?',
          "Mikkel is making lasagne and I'm going to tell him everything. I even have the energy for it.",
          "Enjoy both, the lasagne and the telling. I'm happy with you.",
        ],
      },
    ],
  },
];
