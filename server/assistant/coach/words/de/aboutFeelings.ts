import type { Asks } from '../../words';

export const aboutFeelings: Asks['feelings'] = {
  sad: [
    [
      'Was fehlt dir gerade am meisten?',
      'Danke, dass du sagst, was fehlt. Wo in deinen Tagen merkst du es am stärksten?',
    ],
    [
      'Was tröstet dich an solchen Tagen ein wenig?',
      'Gut, wenn es so etwas gibt, wie klein auch immer. Vielleicht hat es heute seinen Platz.',
    ],
    [
      'Wenn die Traurigkeit sprechen könnte, worum würde sie bitten?',
      'Das ist eine leise und klare Bitte. Wer könnte sie hören, außer mir?',
    ],
  ],
  anxious: [
    [
      'Was genau könnte geschehen, wenn es nach der Sorge geht?',
      'Jetzt steht es in klaren Worten da. Wie sieht es von hier aus?',
    ],
    [
      'Wo im Körper spürst du die Sorge?',
      'Bleiben wir einen Moment dabei. Wie ist es dort: eng, warm, unruhig, oder anders?',
    ],
    ['Wann ist die Sorge ein wenig leiser?', 'Sie macht also auch Pausen. Was ist dann anders?'],
    [
      'Was tätest du, wenn es wirklich so käme?',
      'Dann stündest du nicht mit leeren Händen da. Das ist gut zu wissen.',
    ],
  ],
  angry: [
    [
      'Welche Grenze von dir wurde hier überschritten?',
      'Das ist es wert, verteidigt zu werden. Wie lange steht es schon unter Druck?',
    ],
    [
      'Was würdest du sagen, wenn nichts schiefgehen könnte?',
      'In diesen Worten liegt Kraft. Wie klingen sie, jetzt, wo sie dastehen?',
    ],
    [
      'Was will die Wut schützen?',
      'Dann steht sie im Grunde auf deiner Seite. Wie ließe sich das noch schützen?',
    ],
  ],
  lonely: [
    [
      'Wem hast du dich zuletzt nah gefühlt?',
      'Gut, dass es solche Augenblicke gab. Was hat die Nähe ausgemacht?',
    ],
    ['Welche Gesellschaft täte dir gut?', 'Das kann ich mir vorstellen. Wo könnte es so jemanden geben?'],
    [
      'Wie sähe ein kleiner Schritt auf jemanden zu aus?',
      'Auch ein sehr kleiner Schritt zählt. Niemand muss sehen, dass er Mut kostet.',
    ],
  ],
  tired: [
    ['Wann hast du dich zuletzt ausgeruht gefühlt?', 'Daran lohnt es sich zu denken. Was war damals anders?'],
    [
      'Was könntest du ablegen, und sei es für einen Abend?',
      'Ablegen heißt nicht aufgeben. Wie würde sich so ein Abend anfühlen?',
    ],
    [
      'Was gibt dir wieder Kraft?',
      'Dann sollte das nicht zuletzt kommen. Wo in dieser Woche wäre Platz dafür?',
    ],
  ],
  stressed: [
    [
      'Was davon wiegt am schwersten?',
      'Dann sehen wir nur das an, und der Rest bleibt vor der Tür. Was macht es so schwer?',
    ],
    [
      'Was kann bis nächste Woche warten?',
      'Dann darf es warten. Wie fühlt es sich an, eine Sache weniger auf dem Tisch zu haben?',
    ],
    [
      'Was hilft dir, zehn Minuten zur Ruhe zu kommen?',
      'Zehn Minuten sind nicht nichts. Ich hoffe, dass du sie heute findest.',
    ],
  ],
  ashamed: [
    [
      'Was würdest du jemandem sagen, der sich für dasselbe schämt?',
      'Diese Worte gelten vielleicht auch dir. Lass sie langsam ankommen.',
    ],
    ['Was erwartest du da von dir?', 'Das ist vielleicht ein hoher Maßstab. Wessen Stimme hat ihn gesetzt?'],
    [
      'Wer würde milder über dich urteilen als du selbst?',
      'Ich wüsste gern, was dieser Mensch in dir sieht.',
    ],
  ],
  happy: [
    [
      'Was hast du dazu beigetragen?',
      'Ein gutes Stück davon kam also von dir. Ich hoffe, du kannst es genießen.',
    ],
    [
      'Was war der schönste Augenblick daran?',
      'Danke, ich sehe es beinahe vor mir. Solche Augenblicke sollte man aufheben.',
    ],
    [
      'Wem möchtest du davon erzählen?',
      'Freude wird größer, wenn man sie erzählt. Was wirst du zuerst sagen?',
    ],
    [
      'Wie könnte mehr davon Platz finden?',
      'Das klingt nach etwas, auf das man sich freuen kann. Behalte es im Blick.',
    ],
  ],
};
