import type { Hears } from '../../words';

export const hears: Hears = {
  feelings: {
    sad: `
      sad*, feel down, feeling down, so down, a bit down, unhappy, depress*, cry*, cried, miserable, heartbroken, grie*, hopeless, feel low, feeling low, feel empty, hurts, sobbing, in tears, i miss, breaks my heart, heartbreak*, homesick, empty without, tearing up, welling up`,
    anxious: `
      can't stop worrying, can't help worrying, anxi*, worr*, nervous*, afraid, scared, fear*, panic*, uneasy, dread*, insecure, frighten*,
      terrified`,
    angry: `
      angry, anger, mad, furious, annoy*, irritat*, frustrat*, rage, fed up, resent*, livid,
      pissed off, unfair, behind my back, betray*, how dare, what gets me, bloody, had the guts, seething, wound up, sick of`,
    lonely: `
      lonel*, don't know anybody, don't know anyone, nobody told me, so alone, all alone, feel alone, am alone, alone with, isolat*, left out, no friends, nobody to talk to, miss them, miss him, miss her`,
    tired: `
      tired*, exhaust*, drained, worn out, fatigue*, burned out, burnt out, burnout, no energy,
      sleepy, running on empty`,
    stressed: `
      stress*, overwhelm*, pressure*, too much, deadline*, swamped, tense, overload*, hectic,
      can't keep up`,
    ashamed: `ashamed, guilty, guilt, shame, embarrass*, humiliat*, so stupid, feel stupid, i'm stupid, am stupid, and stupid, stupid of me, stupid really, worthless, a failure, not good enough, lazy, useless, bad mother, bad father, letting everyone down, behind everyone, bad at everything, no good at anything, good for nothing`,
    happy: `
      happy, happier, glad, proud, excited, grateful, relieved, feel better, feeling better,
      getting better, much better, feel great, was great, was good, was nice, lovely, enjoy*, joy*,
      good news, great news, went well, hopeful, calmer, thrilled, delighted, over the moon,
      best day, in love, so good`,
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
      stud*, exam, exams, school, university, college, thesis, homework, teacher*, grades`,
    money: 'money, debt*, rent, bills, salary, afford*, loan*, mortgage, savings, financ*',
    health: `
      health*, ill, illness, sick, pain*, doctor*, hospital, weight, exercise, diet,
      headache*, drinking, smok*`,
  },
  signals: {
    greeting: 'hi, hello, hey, good morning, good afternoon, good evening, hiya',
    thanks: 'thank*, thx, cheers, much appreciated, that helps, that helped',
    goodbye: `
      bye, goodbye, good night, goodnight, see you, talk to you later, talk later, have to go now,
      need to go now, i must go, gotta go, got to go, i'm off, off to bed, going to bed now,
      until tomorrow, leave it here, going to sleep now, time for bed, that's it for today, that's it for now, that's all for today, that's all for now`,
    yes: 'yes, yeah, yep, sure, exactly, right, true, i do, i think so',
    no: "no, nope, not really, not at all, never, i do not, i don't",
    okay: "ok, okay, fair enough, haha, lol, that's honest, that's true, fine, alright, all right, whatever, i see, cool, good point, good question",
    unsure: "idk, i don't know, i do not know, dunno, not sure, no idea, hard to say, i'm not sure",
  },
  goal: `
    i want to, i would like to, i'd like to, my goal, i wish i could, i hope to, i'm trying to,
    i am trying to, i plan to, i will try`,
  success: `
    i did it, we did it, i managed, i finally did, i made it, it worked, i passed, i got the job,
    got the job, i said no, i told her, i told him, i asked her, i asked him, i finished, i've done it,
    got in, i got through`,
  idea: `
    i could, i'll, i will, i'm going to, i am going to, why don't i, i can ask, i can try,
    i should just, we could, he could, she could, they could, my husband could, my wife could, i'd have to, i would have to`,
  notIdea: 'scream, cry, kill, strangle, murder, burst, weep, make it, manage it',
  decision: `
    can't decide, cannot decide, torn between, don't know whether, don't know if i should,
    stay or go, stay or leave, whether to, decision, decide, should i stay`,
  advice: `
    what should i do, what can i do, what do i do, can you help, any advice, any tips, help me, how do i,
    how can i, what would you do, should i, tell me what to do, give me advice, your advice, give me a tip, give me a hint, just give me, what do i say, where do i start, how do i start, how would i`,
  complaint: `
    you keep repeating, you are repeating, you're repeating, you repeat, you just repeat,
    stop repeating, repeating what i say, repeating me, you already asked, you asked me that,
    you asked that, you said that, you're not listening, you aren't listening, you don't listen,
    you don't understand, you don't get it, you sound like, this isn't helping, this is not helping,
    that doesn't help, that's not helpful, you're not helping, you're useless, you are useless,
    this is useless, this is pointless, talking to a wall, parrot*, just a phrase, empty phrases,
    that makes no sense, that's not what i said, not what i meant, you misunderstood, you misunderstand,
    you got me wrong, you got that wrong, you got it wrong, you didn't understand, you did not understand,
    you missed the point, you didn't answer, you did not answer, that's not an answer, that was not my question,
    you ignored, read what i wrote, what a stupid answer, fortune cookie, non-answer, no answer at all, you dodged, dodging the question, you're avoiding, what nonsense, don't like that question, do not like that question, stupid question`,
  fewerQuestions: `
    just listen to me, just listen for a, please just listen, stop asking, so many questions, too many questions, stop with the questions, no more questions,
    all these questions, always questions, only ask questions, just ask questions`,
  coach: {
    human: `
      are you a bot, are you real, are you human, are you a human, are you a robot, are you an ai, a real person,
      is this a bot, are you a person, are you a machine, is anybody there, chatbot, am i talking to a, are you even, are you actually real, is this a bot, am i talking to a`,
    private: 'is this private, who reads this, can anyone read, does anyone read, confidential, who can see',
    memory: 'do you remember, will you remember, do you forget, can you remember',
    feelings: 'do you feel, do you have feelings, do you care, can you feel, do you get tired, do you like',
    speaks: 'do you speak, can you speak, which languages, what languages, can you write in',
    helps: 'what can you do, how does this work, what is this for, how can you help, what do you do',
    name: "your name, what are you called, what's your name",
    what: 'who are you, what are you, who made you, how old are you, where are you from',
  },
  areYouThere: 'you still there, are you there, are you still there',
  howAreYou: "how are you, how are things with you, how's it going, and you?, how was your day, what's up",
  offTopic: {
    weather: 'weather, weather forecast, is it going to rain, will it rain',
    sums: 'plus, minus, times, divided by, square root, calculate',
    other: `
      python, javascript, write code, write me, write an essay, capital of, translate this, translate,
      recipe for, tell me a joke, stock price*, who won, who is the president, prime minister, bitcoin`,
  },
  death: `
    died, passed away, death of, is dead, funeral, we buried, put to sleep, had to put him down, had to put her down, had to put down, bereave*,
    no longer with us`,
  loss: 'i lost, we lost, i have lost, i just lost, lost',
  notDeath: 'battery, phone, laptop, film, movie, series, novel, plant, plants, game, conversation died',
  negation: `
    not, don't, doesn't, isn't, wasn't, didn't, never, no longer, hardly, without, can't, less,
    haven't`,
  because: 'because, cause, since',
  contrast: `i'd, and yet, and now, would, if, ashamed, guilty, was always, but, although, though, until, used to, except`,
  turn: 'but, and now, and yet, yet, although',
  answers: {
    number: `zero, two, three, four, five, six, seven, eight, nine, ten, half, halfway`,
    time: `monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, today, tonight, tomorrow, now, morning*, evening*, afternoon*, night*, noon, lunch, dinner, breakfast, weekend*, week*, month*, summer, winter, spring, autumn, january, february, march, april, june, july, august, september, october, november, december, before, after, when, as soon as, straight away, holiday*`,
    person: `friend*, everyone, everybody, someone, somebody, nobody, no one, flatmate, neighbour*, group, team, choir, with you`,
    body: `chest, throat, stomach, belly, tummy, head, hands, hand, shoulders, neck, back, heart, legs, knees, arms, jaw, face, gut, skin, breath*, body, everywhere`,
    past: `was, were, had, did, used to, last time, tried, asked, went, worked, helped, rang, talked, told, ago, for years, since`,
  },
  separation: 'divorce*, broke up, break up, breakup, split up, left me, separated, cheated',
  jobless: 'fired, laid off, made redundant, redundan*, unemploy*, lost my job, out of work, retired',
  missing: 'miss, missed, missing',
  they: "them, her, him, their, he, he's, she, she's, they, they're, everyone, people",
  i: "i, i'm, i've, i'd, me, myself",
  self: "i, i'm, i've, i'd, i'll, me, my, mine, myself",
  sentence:
    "i, i'm, i've, i'd, i'll, my, he, he's, she, she's, it's, they, they're, there's, there is, everyone, nobody",
  articles: 'the, a, an',
  unturnable:
    "you, your, yours, you're, we, us, our, we're, we've, ourselves, haha, lol, stupid, silly, daft",
  belittling: 'silly, stupid, dumb, daft, pathetic, ridiculous, whining, moaning, rambling, never mind',
  fragment:
    'in my, in the, on my, with my, at my, with, at, in, on, under, around, behind, between, near, my',
  mine: 'my, our',
  unowned: 'mum, mom, dad, gran, grandma, nan, grandpa, grandad',
  others: "her, his, their, your, whose, somebody's, someone's",
  named: 'is called, called, is named, named',
  capitalsAreNames: true,
  relations: [
    [
      'your {one}',
      'your {one}',
      'your {one}',
      `mother-in-law, father-in-law, best friend, mum, mom, mother, dad, father, sister, brother, son, daughter, wife, husband, partner,
      boyfriend, girlfriend, grandmother, grandma, gran, nan, grandfather, grandpa, grandad, aunt,
      uncle, cousin, friend, boss, manager, colleague, neighbour, neighbor, teacher,
      stepmother, stepfather, flatmate, roommate, dog, cat, horse,
      niece, nephew, baby, granddaughter, grandson`,
    ],
  ],
  events: [
    ['job interview, interview', 'the interview'],
    ['exam, exams', 'the exam'],
    ['driving test', 'the driving test'],
    ['presentation, talk, speech', 'the presentation'],
    ["doctor's appointment, doctor, appointment, check-up", 'the appointment'],
    ['operation, surgery', 'the operation'],
    ['scan, test results, results', 'the results'],
    ['wedding', 'the wedding'],
    ['funeral', 'the funeral'],
    ['meeting', 'the meeting'],
    ['race, marathon', 'the race'],
    ['concert, audition', 'the performance'],
    ['trip, flight, journey', 'the trip'],
    ['move, moving house', 'the move'],
    ['first day', 'the first day'],
    ['date', 'the date'],
    ['birthday, party', 'the party'],
  ],
  ahead: `
    tomorrow, tonight, next week, next month, on monday, on tuesday, on wednesday, on thursday,
    on friday, on saturday, on sunday, this weekend, in two weeks, in a week, soon, next monday,
    next tuesday, next wednesday, next thursday, next friday, coming up`,
  everyday: `
    i, i'm, the, and, is, my, to, it, you, not, a, of, that, me, what, yes, no, she, he, they, was,
    in, on, for, with, but, so, do, have, hi, hello, thanks, how, why, we`,
};
