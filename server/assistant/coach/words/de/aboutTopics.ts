import type { Asks } from '../../words';

export const aboutTopics: Asks['topics'] = {
  work: [
    [
      'Was an deiner Arbeit kostet dich am meisten?',
      'Dorthin geht also die Kraft. Und welcher Teil des Tages gibt dir ein wenig zurück?',
    ],
    [
      'Wie sähe ein guter Arbeitstag aus?',
      'Ich stelle es mir vor. Welches Stück davon gab es schon, und sei es nur einmal?',
    ],
    [
      'Wer bei der Arbeit ist auf deiner Seite?',
      'Es ist gut, hinzusehen, wer da ist und wo jemand fehlt. Wie viel davon hast du dort schon laut gesagt?',
    ],
    [
      'Wo könntest du eine Grenze ziehen, zuerst eine kleine?',
      'Auch eine kleine Grenze ist eine Grenze. Was würde es dir leichter machen, sie zu halten?',
    ],
  ],
  family: [
    [
      'Was sollte deine Familie daran verstehen?',
      'Das wäre es wert, verstanden zu werden. Bei wem zu Hause wäre es am leichtesten, anzufangen?',
    ],
    [
      'Wie war es zu Hause, als es gut war?',
      'Danke, dass du mir auch diese Seite zeigst. Etwas davon ist sicher noch da.',
    ],
    [
      'Was davon ist deine Last, und was ist es nicht?',
      'Danke für den ehrlichen Blick. Wie wäre es, den Teil abzulegen, der nicht deiner ist?',
    ],
    [
      'Was würdest du zu Hause sagen, wenn du wüsstest, dass man dir zuhört?',
      'Diese Worte haben wohl schon lange gewartet. Sie müssen nicht heute heraus; gut, dass es sie gibt.',
    ],
  ],
  sleep: [
    [
      'Was geht dir durch den Kopf, wenn du wach liegst?',
      'Nachts wächst so etwas. Was davon sieht bei Tageslicht kleiner aus?',
    ],
    [
      'Wie sieht die letzte Stunde vor dem Schlafen aus?',
      'Jetzt habe ich ein Bild von deinem Abend. Welcher Augenblick darin ist der ruhigste?',
    ],
    [
      'Wann hast du zuletzt gut geschlafen, und was war anders?',
      'Solche Nächte stecken also noch in dir. Was davon ließe sich für diese Woche ausleihen?',
    ],
    [
      'Worauf könnte der Abend verzichten?',
      'Etwas wegzulassen ist oft leichter, als etwas hinzuzufügen. Lass es ein wenig wirken.',
    ],
  ],
  partner: [
    [
      'Wonach sehnst du dich zwischen euch am meisten?',
      'Es ist gut, diese Sehnsucht beim Namen zu nennen. Wann war es zuletzt so?',
    ],
    [
      'Wie sagt ihr einander, was ihr braucht?',
      'So geht es also zwischen euch. Was würdest du gern sagen können, ohne dich darauf vorzubereiten?',
    ],
    [
      'Was schätzt du am anderen, auch jetzt?',
      'Gut, dass du es noch sehen kannst. Wie könnte der andere davon erfahren?',
    ],
    [
      'Was wäre ein kleines Zeichen von Nähe?',
      'Ein kleines Zeichen kann weit tragen. Schön, dass du Worte dafür hast.',
    ],
  ],
  study: [
    [
      'Was daran ist gerade am schwersten?',
      'Das Schwerste zu benennen nimmt ihm etwas Macht. Welcher Teil geht fast von selbst?',
    ],
    [
      'Wie lernst du am besten, wenn es gut läuft?',
      'Da kennst du dich gut. Wie viel davon steckt zurzeit in deinen Tagen?',
    ],
    [
      'Was wäre genug, wenn es nicht perfekt sein müsste?',
      'Genug ist ein gutes Wort. Wer außer dir würde den Unterschied merken?',
    ],
    [
      'Welchen kleinen Teil könntest du heute abschließen?',
      'Was klein und fertig ist, ist viel wert. Ich bin gespannt, wie es geht.',
    ],
  ],
  money: [
    [
      'Was daran macht dir die größten Sorgen?',
      'Das ist eine handfeste Sorge, und jetzt hat sie einen Namen. Wie oft kommt sie zu Besuch?',
    ],
    [
      'Welcher Teil liegt in deiner Hand?',
      'Es gibt also einen Teil, den du halten kannst. Was möchtest du zuerst damit tun?',
    ],
    [
      'Mit wem könntest du die Zahlen ansehen?',
      'Zwei sehen mehr als einer, und geteilt wiegen Zahlen weniger. Wie fühlt sich der Gedanke an?',
    ],
    [
      'Was wäre eine erste kleine Erleichterung?',
      'Schon ein wenig Luft wäre etwas. Behalten wir das im Blick.',
    ],
  ],
  health: [
    ['Wie verändert es deine Tage?', 'Ich sehe, wie weit es reicht. Was ist geblieben, wie es war?'],
    ['Worum scheint dein Körper zu bitten?', 'Gut, dass du auf ihn hörst. Wie antwortest du ihm meistens?'],
    [
      'Wer unterstützt dich dabei?',
      'Es ist gut zu wissen, auf wen man sich stützen kann. Was sollte man um dich herum besser verstehen?',
    ],
    [
      'Welche Kleinigkeit tut dir gut, und wie ginge das öfter?',
      'Das klingt einfach und freundlich. Dem muss man nichts hinzufügen.',
    ],
  ],
};
