import type { WordsByNeed } from './careWords';

export const german: WordsByNeed = {
  danger: {
    words: [
      'Danke, dass du es sagst. Was du trägst, klingt sehr schwer, und du musst es nicht allein tragen.',
      'Hier liest niemand mit, es kommt also niemand von selbst. Die hier genannten Menschen sprechen jeden Tag mit jemandem, dem es so geht. Du musst nicht wissen, wie du anfängst: ‚Ich bin vor mir selbst nicht sicher‘ genügt.',
      'Wenn schon etwas geschehen ist oder in den nächsten Stunden geschehen könnte, ist der Notruf genau dafür da. Es hilft auch, in der Nähe eines anderen Menschen zu sein, und fern von allem, was du gegen dich verwenden könntest.',
    ],
    question: 'Ich bin noch da, und du kannst weiterschreiben. Wer könnte jetzt bei dir sein?',
  },
  'home-violence': {
    words: [
      'Es tut mir leid, dass dir das geschieht. Es ist nicht deine Schuld, was auch immer jemand sagt.',
      'Die hier genannten Menschen kennen sich mit Gewalt zu Hause aus. Sie hören zu und glauben dir, und was du dann tust, bleibt deine Entscheidung.',
      'Wenn jemand auf dieses Gerät schauen könnte, ist das Telefon einer Freundin oder eines Freundes sicherer, um weiterzulesen und anzurufen.',
    ],
    question: 'Bist du dort, wo du gerade bist, in Sicherheit?',
  },
  threat: {
    words: [
      'Es kostet etwas, das auszusprechen. So starke Wut oder Angst kann sich anfühlen, als hätte sie das Steuer übernommen.',
      'Es muss jetzt nichts geschehen. Etwas Abstand nimmt oft die Spitze: ein anderes Zimmer, die Straße, ein Anruf bei jemandem, der ruhig ist.',
      'Die hier genannten Menschen hören auch dabei zu und urteilen nicht. Wenn gerade jemand verletzt werden könnte, auch du selbst, ist der Notruf dafür da.',
    ],
    question: 'Was ist geschehen, bevor es so weit kam?',
  },
  child: {
    words: [
      'Gut, dass du schreibst. Was du fühlst, ist wichtig, egal wie alt du bist.',
      'Dieser Ort ist für Menschen ab 13 gemacht. Wenn du jünger bist, hast du nichts falsch gemacht. Es gibt nur etwas Besseres für dich als ein Programm: Erwachsene, die dafür da sind, Kindern und Jugendlichen zuzuhören.',
      'Ihnen kannst du alles erzählen, Großes und Kleines. Deinen Namen musst du nicht sagen.',
    ],
    question: 'Gibt es einen Erwachsenen, dem du vertraust und dem du sagen könntest, wie es dir geht?',
  },
  eating: {
    words: [
      'Das klingt anstrengend und einsam. Danke, dass du es mir erzählst.',
      'Viele kennen diesen Kampf mit dem Essen. Niemand ist daran schuld, es kann besser werden, und du musst nicht ‚krank genug‘ sein, um jemanden um Hilfe zu bitten. Auch eine Arztpraxis ist ein guter Anfang.',
      'Ohnmacht, Schmerzen in der Brust oder dass du nichts mehr bei dir behältst, sind ein Grund für den Notruf.',
    ],
    question: 'Was würde dir den heutigen Tag ein wenig leichter machen?',
  },
  'someone-else': {
    words: [
      'Dass du fragst, zeigt, wie viel dir dieser Mensch bedeutet. So eine Sorge lastet auch auf dir.',
      'Du kannst offen fragen, wie es geht, auch ob da Gedanken an Suizid sind. Die Frage bringt niemanden auf den Gedanken. Zuhören, ohne gleich eine Lösung zu haben, hilft oft am meisten.',
      'Du musst es nicht für dich behalten: Die hier genannten Menschen beraten auch die, die sich um jemanden sorgen. Wenn jetzt ein Leben in Gefahr ist, ist der Notruf richtig, und es hilft, wenn jemand bei der Person bleibt.',
    ],
    question: 'Was hast du bemerkt, das dir Sorgen macht?',
  },
  'self-harm': {
    words: [
      'Danke für dein Vertrauen. Sich selbst zu verletzen kann ein Weg sein, etwas durchzustehen, das noch mehr wehtut. Dafür musst du dich nicht schämen.',
      'Die hier genannten Menschen hören zu, ohne zu urteilen, auch wenn du nicht sterben willst.',
      'Eine tiefe Wunde, oder eine, die nicht aufhört zu bluten, ist ein Grund für den Notruf, ebenso etwas, das du geschluckt hast.',
    ],
    question: 'Was ging davor in dir vor?',
  },
};
