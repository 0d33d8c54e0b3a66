import { expect, it } from 'vitest';
import { coach } from '../../../server/assistant/coach/coach';
import { createAssistant } from '../../../server/assistant/createAssistant';

const url = 'http://localhost:11434/v1';

it('is the built-in coach without an address', () => {
  expect(createAssistant({ paceMs: 0 })).toBe(coach);
  expect(createAssistant({ url: '' }).model).toBeUndefined();
});

it('is a model with an address, and needs its name', () => {
  expect(createAssistant({ url, model: 'small' }).model).toBe('small');
  expect(() => createAssistant({ url })).toThrow(/^ASSISTANT_MODEL /);
});

it('does not pass a model over whose address is missing', () => {
  expect(() => createAssistant({ model: 'small' })).toThrow(/^ASSISTANT_URL /);
});

it.each(['localhost:11434/v1', 'nowhere', 'ftp://models.example/v1'])('refuses the address %s', (wrong) => {
  expect(() => createAssistant({ url: wrong, model: 'small' })).toThrow(/^ASSISTANT_URL /);
});
