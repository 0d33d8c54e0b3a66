import type { Asks } from '../../words';

export const ladder: Asks['ladder'] = {
  goal: [
    [
      'Wenn sich dieses Gespräch gelohnt hätte, was wäre danach anders?',
      'Darauf lässt sich zugehen. Wie wichtig ist es dir, neben allem anderen?',
    ],
    [
      'Wohin möchtest du damit kommen?',
      'Behalten wir das im Blick. Was wäre das erste Zeichen, dass du unterwegs bist?',
    ],
    [
      'Angenommen, in einem Monat wäre es etwas besser: Was tätest du dann, was du jetzt nicht tust?',
      'Es hilft, es vor sich zu sehen. Was daran ist dir am wichtigsten?',
    ],
  ],
  options: [
    [
      'Was hat früher geholfen, wenn du so etwas wolltest?',
      'Das ist gut zu wissen. Was wäre noch möglich, auch wenn es seltsam klingt?',
    ],
    [
      'Welche Wege siehst du, vernünftige oder nicht?',
      'Danke. Welcher zieht dich am meisten an, ganz ohne Grund?',
    ],
    [
      'Was würdest du versuchen, wenn niemand zusähe?',
      'Darin könnte etwas Freies liegen. Welcher Teil davon ginge wirklich?',
    ],
  ],
  step: [
    [
      'Was wäre der kleinste erste Schritt?',
      'Was klein genug ist, um getan zu werden, hat die richtige Größe. Was könnte dazwischenkommen?',
    ],
    [
      'Was könntest du diese Woche in einer Viertelstunde tun?',
      'Eine Viertelstunde findet sich fast immer. Was würde dir helfen, daran zu denken?',
    ],
  ],
  scale: [
    [
      'Auf einer Skala von 0 bis 10, wie sicher bist du, dass du es tun wirst?',
      'Danke. Was würde dich ein wenig sicherer machen?',
    ],
    [
      'Von 0 bis 10, wie bereit fühlst du dich?',
      'Gut zu wissen, wo du stehst. Was würde es ein wenig anheben?',
    ],
  ],
  when: [
    ['Wann wäre ein guter Zeitpunkt dafür?', 'Gut. Ich bin gespannt, wie es wird.'],
    [
      'Wer könnte davon wissen, damit du nicht allein damit bist?',
      'Es ist gut, wenn jemand fragt, wie es gelaufen ist. Du kannst es auch mir erzählen.',
    ],
  ],
};
