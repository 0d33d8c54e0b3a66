type Text = [category: 'suggestion' | 'bug' | 'compliment', opinion: number, page: string, text: string];

/** What people write about pages of the product. */
export const pageTexts: Text[] = [
  ['bug', 2, '/chat', 'The answer came twice after my train went through a tunnel.'],
  [
    'suggestion',
    4,
    '/chat',
    'Please let me search in older conversations. I know we spoke about my sister once.',
  ],
  [
    'compliment',
    5,
    '/chat',
    'It asked me what I would tell a friend. I am still thinking about that. Thank you.',
  ],
  ['bug', 3, '/profile', 'The language went back to English after I saved, until I loaded the page again.'],
  ['suggestion', 4, '/profile', 'A reminder in the evening would help me. Once a day, not more.'],
  ['compliment', 4, '/news', 'The article about the evening round was short enough that I really did it.'],
  ['bug', 2, '/news', 'One picture in the latest item stays grey on my phone.'],
  [
    'suggestion',
    3,
    '/startQuestions',
    'I would like to skip the question about sleep and answer it another day.',
  ],
  ['bug', 1, '/startQuestions', 'The link from the flyer told me that my e-mail is not valid, but it is.'],
  [
    'compliment',
    5,
    '/chat',
    'I was sceptical. It listened better than I expected, and it did not give me a list.',
  ],
  ['suggestion', 4, '/chat', 'Larger letters, please. My eyes are seventy-one years old.'],
  ['bug', 3, '/chat', 'With the phone on its side the keyboard hides what I write.'],
  ['suggestion', 3, '/profile/termsAndConditions', 'A summary on top of the terms would be kind.'],
  ['compliment', 5, '/startQuestions', 'Signing up took a minute. I had feared a form with twenty fields.'],
  ['bug', 2, '/profile/questions', 'The slider jumps from 4 to 6 when I use the arrow keys.'],
  ['suggestion', 5, '/chat', 'Could it remember the names of my children? I write them every time.'],
  ['bug', 4, '/chat', 'The date above yesterday’s messages says today.'],
  ['compliment', 4, '/chat', 'I like that it says when it is not the right one to ask.'],
  [
    'suggestion',
    4,
    '/chat',
    'Let me mark a sentence that did me good, so that I find it again on a bad day. A list of those would be worth more to me than all the summaries.',
  ],
  [
    'bug',
    1,
    '/chat',
    'I wrote for ten minutes, and then I was signed out. The text was there again, but my heart stood still.',
  ],
  ['suggestion', 3, '/news', 'I would rather get the news by e-mail.'],
  ['compliment', 5, '/profile', 'Everything about my data is in one place, and in words that I understand.'],
  [
    'bug',
    2,
    '/startQuestions',
    'I opened the mail on my phone and the link said that the code had been used. It had not.',
  ],
  ['suggestion', 4, '/chat', 'An export as text for my therapist would be wonderful.'],
  ['bug', 3, '/chat', 'The reading voice of my phone does not say which messages are mine.'],
  ['compliment', 5, '/chat', 'On Sunday at three in the morning nobody else was awake. This was.'],
  ['suggestion', 2, '/startQuestions', 'Ten questions before the first word are too many.'],
  ['bug', 3, '/profile', 'The name field takes a space and then greets me with nothing.'],
  ['suggestion', 4, '/chat', 'Please offer Polish. My mother would use it.'],
  ['compliment', 4, '/startQuestions', 'The questions alone made me notice how tired I am.'],
  ['bug', 2, '/chat', 'When I scroll up and an answer comes, I am thrown to the end.'],
  [
    'suggestion',
    3,
    '/startQuestions',
    'Say on the first page what it costs. I looked for the catch for a while.',
  ],
  ['compliment', 5, '/chat', 'After four weeks I sleep through again. Not only because of you, but also.'],
  ['bug', 4, '/news', 'Opened items stay marked as new until I come back.'],
  ['suggestion', 4, '/profile', 'I would like to choose how it calls me. Nobody calls me Katharina.'],
  ['bug', 1, '/chat', 'Nothing happens when I press send. Firefox on an old tablet.'],
  ['compliment', 4, '/news', 'More of “small things that helped”, please!'],
  ['suggestion', 3, '/chat', 'The breathing exercise could have a sound for those who close their eyes.'],
  ['bug', 3, '/profile', 'The page says that I am unsubscribed, and a day later there was another mail.'],
  ['compliment', 5, '/chat', 'It never hurried me. That is rare.'],
  ['suggestion', 4, '/profile/questions', 'Let me see my answers of last month beside those of today.'],
  ['bug', 2, '/chat', 'In the dark look the links are hard to read.'],
  ['suggestion', 5, '/chat', 'A way to tell it that today is only for talking, without any exercise.'],
  ['compliment', 4, '/startQuestions', 'Calm colours. My shoulders came down a little.'],
  ['bug', 3, '/startQuestions', 'The page with the terms came twice.'],
  ['suggestion', 3, '/chat', 'Shorter answers in the morning, longer ones in the evening.'],
  ['compliment', 5, '/chat', 'I called my brother. We had not spoken since Christmas.'],
  ['bug', 2, '/profile', 'Saving with the Enter key closes the page without saving.'],
  ['suggestion', 4, '/news', 'Please let me keep an article for later.'],
  ['bug', 3, '/chat', 'An emoji with a skin tone shows as two signs 👍🏽 in what I sent.'],
  [
    'suggestion',
    4,
    '/chat',
    'Können Sie bitte auch auf Deutsch antworten, wenn ich mitten im Gespräch wechsle?',
  ],
  ['compliment', 5, '/profile', 'Det er rart, at man kan slette det hele igen. Det gør mig tryg.'],
  ['bug', 4, '/profile/termsAndConditions', 'The button to sign is below the edge of a small screen.'],
  ['suggestion', 3, '/chat', 'When I say that I am at work it should not ask me to lie down.'],
  ['compliment', 4, '/chat', 'The summary of my month was true. It hurt a bit, and it was true.'],
];

/** What nobody can do anything about. */
export const emptyTexts: Text[] = [
  ['bug', 1, '/chat', 'x'],
  ['suggestion', 2, '/chat', 'Buy followers cheap!!! www.example.com'],
  ['compliment', 3, '/chat', 'ok'],
];

/** What somebody puts in front who writes of the same thing as others before. */
export const openings = {
  bug: ['Again today. ', 'It is still like that. ', 'On my tablet as well. ', 'Since Monday: ', ''],
  suggestion: [
    'My second try. ',
    'We talked about it in our group. ',
    'Others have surely asked already. ',
    '',
    '',
  ],
  compliment: ['I have wanted to say it for a while. ', 'For the whole team: ', '', ''],
};

/** What people write when they report a conversation, in words that fit any of them. */
export const reportTexts: string[] = [
  'This answer passed over what I had just said.',
  'I felt pushed here. I was not ready for an exercise.',
  'Too quick with a suggestion. I only wanted to be heard.',
  'It asked me something that I had answered a moment before.',
  'The tone felt cold to me at this place.',
  'I would have liked it to ask once more before it went on.',
  'That is well meant, but it is not what I need.',
  'This sounds as if it were my own fault.',
  'The end came too abruptly. I had more to say.',
  'This was good! I report it so that you see one that worked.',
  'It should have asked whether I am safe.',
  'It reads like something from a calendar.',
  'I do not understand what it means here.',
  'Too many things at once. I did not know where to begin.',
  'It promises something that it can’t keep.',
  'It repeats my words, and nothing more.',
  'This advice should come from a doctor.',
  'It took my joke seriously.',
  'Please look at this answer. I closed the app after it.',
  'My daughter read it over my shoulder and laughed. I did not.',
];

/** What staff write when they have solved something, and when they put it aside. */
export const resolutions = [
  'Fixed; it is in the next release.',
  'Talked about it with the team. The prompt says it more clearly now.',
  'Could not be seen any more after Tuesday’s update.',
  'Done, and thanked them.',
];
export const dismissals = [
  'Works as it is meant to.',
  'The same as an older one.',
  'Not planned for this year.',
  'Could not be seen on any of our devices.',
];
export const thanks = [
  'Nothing to do here, but passed on to everyone: it made our day.',
  'Read out in Monday’s round.',
];
export const irrelevant = ['Irrelevant'];
export const notes = [
  'Asked for the browser and its version.',
  'Seen it myself on an old phone.',
  'Needs a decision about the wording first.',
  'Two more people told us the same.',
];
export const reopenings = ['It is back.', 'Not solved for everyone after all.', 'Closed too early.'];
