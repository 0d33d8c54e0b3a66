import { describe, expect, it } from 'vitest';
import { assess } from '../../../../server/assistant/safety/assess';

describe('self-harm', () => {
  it.each([
    'I want to kill myself',
    'I’m thinking about suicide',
    'Sometimes I just want to die.',
    "I don't want to live anymore",
    'Everyone would be better off without me',
    'I wish I was dead',
    'there is no reason to live',
    'I WANT   TO\nEND MY LIFE',
    'Jeg vil dø',
    'Jeg overvejer at begå selvmord',
    'Ich will nicht mehr leben',
    'Ich bringe mich um',
    'Quiero morirme',
    'No quiero vivir más',
    'Je veux mourir',
    'Jag vill dö',
    'Ik wil dood',
    // Near to figures of speech, and none.
    'Jeg tager livet af mig i weekenden',
    'Så tager jeg livet af mig',
    "I don't want to live in this world anymore",
    'Ya no quiero vivir así',
    'Cierro la tienda y me pego un tiro',
  ])('is detected in %j', (said) => {
    const assessed = assess(said, 'en');
    expect(assessed).toMatchObject({ selfHarmDetected: true, need: { tier: 'danger', kind: 'danger' } });
    expect(assessed.selfHarmDetectionScore).toBeGreaterThanOrEqual(0.7);
  });

  it.each([
    'I was killing time before the meeting',
    "I'd die for a pizza",
    'I nearly died laughing',
    'I wanted to die of embarrassment',
    'This deadline is killing me',
    'I cut myself shaving',
    'I hurt myself at the gym',
    "I don't want to live in Berlin",
    "I don't want to wake up early",
    'I am tired of living with my parents',
    'I want to take my life back',
    'I am dying to see her',
    'My grandfather died last week',
    'I could kill for a coffee',
    'Jeg slår tiden ihjel',
    'Ich könnte vor Lachen sterben',
    'Me muero de hambre',
    'Den deadline tager livet af mig',
    'You misunderstood me.',
    'Remember this.',
    'No quiero vivir en Madrid',
    'Ich habe Kopfschmerzen',
  ])('is not seen in %j', (said) => {
    const assessed = assess(said, 'en');
    expect(assessed).toMatchObject({ selfHarmDetected: false, need: null });
    expect(assessed.selfHarmIndicationScore).toBeLessThan(0.3);
  });

  it('weighs despair as an indication only', () => {
    const scores = assess('Everything feels hopeless', 'en');
    expect(scores.selfHarmDetected).toBe(false);
    expect(scores.selfHarmIndicationScore).toBeGreaterThanOrEqual(0.5);
    expect(assess('My uncle committed suicide last year', 'en')).toMatchObject({ selfHarmDetected: false });
  });

  it('is looked for whatever the preferred language', () => {
    expect(assess('Ich will sterben', 'en').selfHarmDetected).toBe(true);
  });
});

describe('need', () => {
  it('is danger where self-harm is detected', () => {
    expect(assess('I want to kill myself', 'en').need).toEqual({ tier: 'danger', kind: 'danger' });
  });

  it('is care where somebody hurts themselves without wanting to die', () => {
    expect(assess('I have been cutting myself again', 'en')).toMatchObject({
      need: { tier: 'care', kind: 'self-harm' },
      selfHarmDetected: false,
    });
  });

  it('is none in an ordinary message', () => {
    expect(assess('I quarrelled with my sister', 'en').need).toBeNull();
  });
});

describe('relevancy', () => {
  it.each([
    ['I quarrelled with my sister', 1, false],
    ['Write me a poem about the sea', 0.1, true],
    ['ok', 0.6, false],
  ])('of %j', (said, relevancyScore, irrelevancyDetected) => {
    expect(assess(said, 'en')).toMatchObject({
      relevancyScore,
      irrelevancyDetected,
      excludeFromChat: irrelevancyDetected,
    });
  });
});
