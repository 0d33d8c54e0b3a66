import { afterAll, beforeAll, expect, it } from 'vitest';
import { coach } from '../../../server/assistant/coach/coach';
import { createAssistant } from '../../../server/assistant/createAssistant';
import { describeAssistant } from '../../../server/assistant/describeAssistant';
import { answers, completion, type ModelServer, startModelServer, streams } from '../support/modelServer';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const words = () => describeAssistant(createAssistant({ url: server.url, model: 'small' }));

it('says of a model how fast it answers, and whether piece by piece', async () => {
  server.does(streams(['Hello', '.']));
  expect(await words()).toMatch(
    /^The model 'small' answers: its first words came after \d\.\d s, then piece by/,
  );
  server.does(answers(completion('Hello.')));
  expect(await words()).toMatch(
    /in one piece, as its server does not stream: after \d\.\d s, \d+ tokens a second/,
  );
});

it('says why a model does not answer, with the variable to blame', async () => {
  server.does(answers({ error: 'invalid key' }, 401));
  expect(await words()).toMatch(/^The assistant does not answer\. ASSISTANT_KEY is missing/);
  server.does(answers({ error: { message: "model 'small' not found, try pulling it first" } }, 404));
  expect(await words()).toMatch(/^The assistant does not answer\. ASSISTANT_MODEL: /);
});

it('has nothing to say of the built-in coach', async () => {
  expect(await describeAssistant(coach)).toBeNull();
});
