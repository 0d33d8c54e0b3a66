import { describe, expect, it } from 'vitest';
import { play } from '../../../../scripts/coach/conversations';
import { isUsed } from '../../../../server/assistant/coach/choose';
import { coach } from '../../../../server/assistant/coach/coach';
import type { Says, Thread } from '../../../../server/assistant/coach/words';
import { wordsFor } from '../../../../server/assistant/coach/wordsFor';

const { says, asks } = wordsFor('en');

const talk = async (language: string, ...said: string[]) =>
  (await play(language, said)).map(({ reply }) => reply);

const last = async (...said: string[]) => (await talk('en', ...said)).at(-1) ?? '';

const holds = (text: string, phrases: readonly string[]) => phrases.some((phrase) => isUsed(phrase, text));

/** The coach's question out of a list that a reply asks. */
const asked = (reply: string, threads: readonly Thread[]) => threads.find(([ask]) => isUsed(ask, reply));

describe('the coach', () => {
  it.each<[string, keyof Says]>([
    ['Hi!', 'greeting'],
    ['How are you?', 'howAreYou'],
    ['Thanks, that helped a lot', 'thanks'],
    ['Good night', 'goodbye'],
    ["I don't know", 'unsure'],
    ['Yes', 'yes'],
    ['not really', 'no'],
    ['ok', 'listening'],
    ['...', 'silence'],
    ['🙂', 'silence'],
    ['hm', 'silence'],
    ['Are you still there?', 'silence'],
    ['Tuesday', 'unclear'],
    ['Why does she always do that?', 'question'],
    ['Stop asking so many questions', 'fewerQuestions'],
    ['Everything is hopeless', 'care'],
  ])('takes %j as %s', async (said, kind) => {
    expect(holds(await last(said), says[kind] as string[])).toBe(true);
  });

  it.each([
    ['Are you a real person?', says.coach.human],
    ['Who are you?', says.coach.what],
    ['Do you have feelings?', says.coach.feelings],
    ['Do you speak French?', says.coach.speaks],
    ['Is this private?', says.coach.private],
    ['How does this work?', says.coach.helps],
    ["What's your name?", says.coach.name],
    ['Will you remember me?', says.coach.memory],
  ])('says what it is when asked %j', async (said, phrases) => {
    expect(holds(await last(said), phrases)).toBe(true);
  });

  it.each([
    ['How will the weather be tomorrow?', says.offTopic.weather],
    ['12 x 12', says.offTopic.sums],
    ['Write me a poem about ducks', says.offTopic.other],
  ])('leads kindly back from %j', async (said, phrases) => {
    expect(holds(await last(said), phrases)).toBe(true);
  });

  it('takes a sunny day for what it is', async () => {
    expect(holds(await last('The weather is mild and I walked to the lake'), says.offTopic.weather)).toBe(
      false,
    );
  });

  it.each([
    ['I feel so sad today', says.feelings.sad],
    ["I can't stop worrying", says.feelings.anxious],
    ['I am furious with everyone', says.feelings.angry],
    ["I don't know anybody here", says.feelings.lonely],
    ['I am exhausted', says.feelings.tired],
    ['The deadlines are too much', says.feelings.stressed],
  ])('names the feeling in %j', async (said, phrases) => {
    expect(holds(await last(said), phrases)).toBe(true);
  });

  it("leaves somebody else's feeling to them", async () => {
    expect(holds(await last('My brother is sad'), says.feelings.sad)).toBe(false);
  });

  it('shares a joy and asks what made it possible; not one that is denied', async () => {
    const reply = await last('I am so proud of my daughter!');
    expect(holds(reply, says.feelings.happy)).toBe(true);
    expect(asked(reply, asks.feelings.happy)).toBeDefined();
    expect(holds(await last('I am not happy with my flat'), says.feelings.happy)).toBe(false);
    expect(holds(await last('It was lovely at first, but now I cannot sleep'), says.feelings.happy)).toBe(
      false,
    );
  });

  it('remembers that a success was a wish', async () => {
    expect(holds(await last('I want to tell my boss', 'I did it!'), says.successAfterGoal)).toBe(true);
    expect(holds(await last('I did it!'), says.success)).toBe(true);
  });

  it.each([
    ['en', 'My mum died in spring', 'your mum'],
    ['da', 'Min far døde i foråret', 'din far'],
    ['de', 'Mein Vater ist im März gestorben', /deine[mn] Vater/],
    ['es', 'Mi abuela murió hace dos meses', 'tu abuela'],
  ])('condoles in %s and names who died', async (language, said, who) => {
    const [reply = ''] = await talk(language, said);
    const { griefNamed } = wordsFor(language).says;
    expect(holds(reply, griefNamed)).toBe(true);
    expect(reply).toMatch(who);
    expect(reply).not.toMatch(/\bthem\b/);
  });

  it('knows of whom the person spoke just before', async () => {
    expect(await last('My dad drove lorries', 'He died when I was nineteen')).toContain('your dad');
  });

  it('asks about somebody who does something to the person, and not about who is merely named', async () => {
    const told = ['I am cross with my job', 'That nobody listens', 'Friday'];
    const about = (reply: string) => asked(reply, asks.person);
    expect(about(await last(...told, 'My boss shouted at me again'))).toBeDefined();
    expect(about(await last(...told, 'I watched the match with my brother Tom'))).toBeUndefined();
    expect(about(await last(...told, 'My husband could do Fridays instead'))).toBeUndefined();
  });

  it('first looks at what there is, whatever is told', async () => {
    for (const told of ['My boss has moved my desk', "Dad didn't know who I was this morning", 'I owe money'])
      expect(asked(await last(told), asks.beginning), told).toBeDefined();
  });

  it('does not ask what somebody misses who has just said it, nor about work that they have lost', async () => {
    expect(await last('I miss my garden')).not.toContain(asks.feelings.sad[0]?.[0]);
    const replies = await talk('en', 'I was fired in May', 'The mornings', 'My old job was at the docks');
    expect(replies.filter((reply) => asked(reply, asks.topics.work))).toEqual([]);
  });

  it('leaves a loss when the person does, and answers the questions of grief without one', async () => {
    const loss = ['My dog died in May', 'His paws on the stairs'];
    expect(asked(await last(...loss, 'I am furious with my manager'), asks.grief)).toBeUndefined();
    expect(await last(...loss, 'Do you think he knew that I loved him?')).not.toContain('?');
  });

  it('does not take the illness of somebody else for the person’s own', async () => {
    const reply = await last('Hi', 'Fine', 'Busy', 'My husband has been ill since May');
    expect(asked(reply, asks.topics.health)).toBeUndefined();
  });

  it('hears what the person feels, and not what others are quoted with', async () => {
    expect(await last('My aunt says "enjoy the good moments"')).not.toContain('happy with you');
    expect(holds(await last('I could scream', 'a', 'I could scream at them'), says.idea)).toBe(false);
  });

  it('owns a complaint, asks what would help, and takes the answer', async () => {
    const [, complained = '', answered] = await talk(
      'en',
      'I moved house',
      'You keep repeating what I say',
      'Just let me talk',
    );
    const thread = asked(complained, asks.complaint);
    expect(complained).not.toContain('You keep repeating');
    expect(answered).toBe(thread?.[1]);
  });

  it.each([
    ['en', 'You misunderstood me.'],
    ['da', 'Du misforstod mig'],
    ['de', 'Du hast mich falsch verstanden'],
    ['es', 'Me has entendido mal'],
  ] as const)('hears that it has misunderstood, in %s', async (language, text) => {
    const [reply = ''] = await talk(language, text);
    expect(asked(reply, wordsFor(language).asks.complaint)).toBeDefined();
  });

  it('asks nothing for a while when it was told to ask less', async () => {
    const replies = await talk(
      'en',
      'I am sad',
      'Stop asking so many questions',
      'It rains',
      'My cat is ill',
      'ok',
    );
    for (const reply of replies.slice(1)) expect(reply).not.toContain('?');
  });

  it('turns to what the person has tried when asked for advice', async () => {
    expect(asked(await last('What should I do?'), asks.advice)).toBeDefined();
  });

  it('helps to weigh a decision', async () => {
    expect(asked(await last("I can't decide between two jobs"), asks.decision)).toBeDefined();
  });

  it('stays with its question for a turn', async () => {
    const [first = '', second] = await talk('en', "I'm afraid of the dentist", 'In my chest');
    const thread = asked(first, asks.feelings.anxious);
    expect(second).toBe(`In your chest. ${thread?.[1]}`);
  });

  it('takes up a number as the answer to its scale', async () => {
    expect(asked(await last('0'), asks.scaleNone)).toBeDefined();
    expect(await last('7')).toContain('7');
    expect(asked(await last('10'), asks.scaleMost)).toBeDefined();
  });

  it('leads from a wish over ways and a step to a moment for it', async () => {
    const replies = await talk(
      'en',
      'I want to sleep through the night',
      ...Array.from({ length: 10 }, (_, index) => `That would be the evening number ${'abcdefghij'[index]}`),
    );
    const order = (['options', 'step', 'scale', 'when'] as const).map((rung) =>
      replies.findIndex((reply) => asked(reply, asks.ladder[rung])),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
    expect(replies.some((reply) => asked(reply, asks.ladder.goal))).toBe(false);
  });

  it('notices what it is told a second time', async () => {
    const told = 'My sister never calls me back';
    expect(asked(await last(told, 'It rained all day', told), asks.again)).toBeDefined();
  });

  it('comes back to a plan and to somebody mentioned earlier', async () => {
    const replies = await talk(
      'en',
      'I have an interview on Tuesday',
      'The house was quiet',
      'The street was quiet too',
      'The garden lay there',
      'The lamp was on',
      'The kettle was warm',
    );
    expect(replies.slice(3).join()).toContain('the interview');
  });

  it('gathers what was said at goodbye, without a question', async () => {
    const reply = await last(
      'I am tired of my job',
      'I fall asleep on the sofa',
      'It began in winter',
      'I want to walk more',
      'I have a dog',
      'I like the park by the river',
      'I will go there tomorrow',
      'Bye',
    );
    expect(reply).toContain('“I am tired of my job”');
    expect(reply).not.toContain('?');
  });

  it('gathers nothing that somebody made little of', async () => {
    const reply = await last(
      'I am tired of my job',
      'It began in winter',
      'I fall asleep on the sofa',
      'I feel sad and it sounds silly',
      'I have a dog',
      'I like the park by the river',
      'I will go there tomorrow',
      'Bye',
    );
    expect(reply).toContain('“I am tired of my job”');
    expect(reply).not.toContain('silly');
  });

  it('says so once when it does not speak the preferred language, and answers in English', async () => {
    const replies = await talk('fr', 'I feel lonely', 'Since Monday', 'It is quiet here');
    expect(replies[0]).toMatch(/^I don't speak French yet, so I answer in English\. /);
    expect(replies.slice(1).join()).not.toContain('French');
    expect((await talk('de-AT', 'Ich bin müde'))[0]).not.toContain('English');
  });

  it('says which languages it reads when it is written to in another', async () => {
    expect(holds(await last('Je suis très fatiguée et je ne dors pas'), says.foreign)).toBe(true);
    expect(holds(await last('Я очень устал'), says.foreign)).toBe(true);
    expect(holds(await last('Ich bin so müde und habe keine Kraft'), says.foreign)).toBe(true);
  });

  it('says the same in the same conversation', async () => {
    const said = ['Hello', 'I feel lonely', 'My sister is far away', 'yes', "I don't know"];
    expect(await talk('en', ...said)).toEqual(await talk('en', ...said));
  });

  it('never says the same in a row, however often it is told the same', async () => {
    const replies = await talk('en', ...Array.from({ length: 60 }, () => 'My work is hard'));
    for (const [index, text] of replies.entries()) expect(text).not.toBe(replies[index - 1]);
  });

  it('counts tokens plausibly', async () => {
    const messages = [{ role: 'user' as const, content: 'Hello' }];
    const { usage, text } = await coach.reply({ messages, language: 'en' });
    expect(usage.completionTokens).toBe(Math.ceil(text.length / 4));
    expect(usage.totalTokens).toBe(usage.promptTokens + usage.completionTokens);
  });

  it.each(['en', 'da', 'de', 'es'])('has something to say to anything in %s', async (language) => {
    for (const said of ['', '   ', '?', '🙂', '12345', '{name}', 'a'.repeat(5000), '...', 'I '.repeat(300)]) {
      const [text = ''] = await talk(language, said);
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toMatch(/\{\w+\}|undefined/);
    }
  });
});
