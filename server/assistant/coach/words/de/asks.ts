import type { Asks } from '../../words';
import { aboutFeelings } from './aboutFeelings';
import { aboutTopics } from './aboutTopics';
import { ladder } from './ladder';

export const asks: Asks = {
  topics: aboutTopics,
  feelings: aboutFeelings,
  beginning: [
    ['Wie ist das für dich?', 'Danke, dass du mich ein Stück hineinlässt. Was ist das Schwerste daran?'],
    ['Wie ist das von Tag zu Tag?', 'Ich habe ein erstes Bild. Was wiegt darin am meisten?'],
    ['Was davon beschäftigt dich gerade am meisten?', 'Dann fangen wir dort an. Was macht das mit dir?'],
    [
      'Was geht dir in so einem Augenblick durch den Kopf?',
      'Danke, dass ich das hören darf. Wie viel davon sagst du anderen?',
    ],
    ['Was tust du, wenn es so wird?', 'So kommst du also hindurch. Was kostet es dich, und was gibt es dir?'],
  ],
  person: [
    [
      'Wie, glaubst du, sieht {who} das?',
      'So sieht es vielleicht für {whom} aus. Und wie sieht es für dich aus?',
    ],
    ['Was macht das mit dir, wenn {who} so ist?', 'Danke, jetzt habe ich ein besseres Bild von euch beiden.'],
    [
      'Was sollte {who} verstehen?',
      'Das ist es wert, gesagt zu werden, oder wenigstens gedacht. Was hat es bisher ungesagt gelassen?',
    ],
    [
      'Was würdest du gern von {toWhom} hören?',
      'Ich ahne, wie viel so ein Satz bedeuten würde. Wie wäre es, darum zu bitten?',
    ],
  ],
  earlierPerson: [
    [
      'Vorhin hast du von {toWhom} gesprochen. Welche Rolle spielt {who} dabei?',
      'Danke, jetzt ist mein Bild vollständiger.',
    ],
    [
      'Ich habe noch im Sinn, was du über {whom} gesagt hast. Wie passt das hier hinein?',
      'Ich sehe, wie das zusammenhängt.',
    ],
  ],
  event: [
    [
      'Vor dir liegt ja noch etwas: {event}. Was spürst du jetzt, wenn du daran denkst?',
      'Gut, vorher schon einmal hinzusehen. Was möchtest du dir kurz davor selbst sagen?',
    ],
    [
      'Und dann kommt ja noch etwas: {event}. Wann würdest du sagen, dass es gut war?',
      'Dann weißt du, worauf du achten kannst. Ich bin gespannt, wie es wird.',
    ],
  ],
  grief: [
    [
      'Was kommt dir als Erstes in den Sinn, wenn du an {whom} denkst?',
      'Danke, dass du mir das zeigst. Es sagt viel über das Band zwischen euch.',
    ],
    [
      'Mit wem kannst du über {whom} sprechen?',
      'Es ist wichtig, den Namen irgendwo aussprechen zu können. Hier darfst du es auch.',
    ],
    [
      'Wie lebst du damit, von Tag zu Tag?',
      'Trauer hat ihre eigenen Stunden. Welche Zeit des Tages ist am schwersten?',
    ],
    [
      'Was hat dich bisher durch die Tage getragen?',
      'Gut, dass es etwas zum Festhalten gibt, auch wenn es den Schmerz nicht nimmt.',
    ],
    ['Was möchtest du von {toWhom} behalten?', 'Das kann dir niemand nehmen. Lass dir alle Zeit damit.'],
  ],
  separation: [
    [
      'Was fehlt dir, und was fehlt dir gar nicht?',
      'Beides kann zugleich wahr sein. Was davon ist heute lauter?',
    ],
    [
      'Was ist seit der Trennung am schwersten?',
      'Daran muss man sich erst gewöhnen. Was ist ein wenig leichter geworden, falls überhaupt?',
    ],
    [
      'Wer kannst du jetzt sein, der du vorher nicht sein konntest?',
      'Darin liegt etwas Neues, auch wenn es sich noch fremd anfühlt.',
    ],
  ],
  decision: [
    [
      'Was spricht für jede Seite, wenn du es laut sagst?',
      'Jetzt hatten beide Seiten eine Stimme. Bei welcher wurde deine wärmer?',
    ],
    [
      'Angenommen, du hättest dich schon für einen Weg entschieden: Was fühltest du am nächsten Morgen?',
      'Dieses Gefühl weiß etwas. Wie wäre es bei dem anderen Weg?',
    ],
    [
      'Was müsstest du wissen, bevor du wählen kannst?',
      'Dann gibt es zuerst etwas herauszufinden. Von wem, oder wo?',
    ],
    [
      'Woran wirst du in einem Jahr merken, dass es eine gute Wahl war?',
      'Das ist dein eigener Maßstab und kein fremder. Leg ihn beim Abwägen neben dich.',
    ],
  ],
  advice: [
    [
      'Du kennst dein Leben besser als ich, also schauen wir gemeinsam. Was hast du schon versucht, und was hat auch nur ein wenig geholfen?',
      'Etwas ist also schon versucht. Was sagt es dir darüber, was zu dir passt?',
    ],
    [
      'Ich helfe dir lieber, deine eigene Antwort zu finden. Was würdest du einem guten Freund an deiner Stelle sagen?',
      'Das klingt nach gutem Rat, und er kommt von dir. Was hält dich davon ab, ihn anzunehmen?',
    ],
    [
      'Ein Rezept habe ich nicht, nur Fragen. Was hast du getan, als so etwas zuletzt vorkam?',
      'Dann warst du schon einmal hier und bist hindurchgekommen. Was davon wäre jetzt von Nutzen?',
    ],
    [
      'Machen wir es klein genug für einen Anfang. Was wäre eine Sache von zehn Minuten, die es etwas leichter macht?',
      'Das klingt machbar, und es kommt von dir.',
    ],
  ],
  complaint: [
    [
      'Du hast recht, und danke, dass du es sagst. Ich arbeite nach Regeln, und manchmal gehen sie an dir vorbei. Was würde dir mehr helfen: dass ich nur zuhöre, oder dass wir eine Sache genau ansehen?',
      'Danke, ich will es versuchen. Mach weiter, wo du möchtest.',
    ],
    [
      'Das liegt an mir und nicht an dir; ich bin ein Programm und verstehe nicht alles. Was ist mir entgangen?',
      'Danke, dass du es noch einmal erklärst. Jetzt habe ich es.',
    ],
    [
      'Ich verstehe, dass das stört, und es tut mir leid. Was hättest du stattdessen gern gehört?',
      'Das ist ein berechtigter Wunsch. Machen wir von dort aus weiter, in deinem Tempo.',
    ],
  ],
  again: [
    [
      'Das hast du mir schon einmal gesagt; es will wohl noch einmal gehört werden. Was fehlt daran noch?',
      'Das ist also der Teil, der noch nicht dran war. Danke, dass du ihn ergänzt.',
    ],
    [
      'Das kommt wieder, mit denselben Worten. Was lässt es gerade jetzt zurückkehren?',
      'Es hat also einen Grund, wiederzukommen. Gut, dass du es merkst.',
    ],
    [
      'Daran erinnere ich mich von vorhin. Hat sich seither etwas daran verändert?',
      'Danke, dass du noch einmal hingesehen hast. Auch kleine Veränderungen zählen.',
    ],
  ],
  scaleNone: [
    [
      'Eine {number}; danke für die Ehrlichkeit. Was würde eine 1 daraus machen?',
      'Ein Punkt ist ein Anfang. Den Rest lassen wir für später.',
    ],
  ],
  scaleSome: [
    [
      'Eine {number}, und nicht weniger. Was macht es zu einer {number}?',
      'So viel ist also schon da. Wie sähe ein Punkt mehr aus?',
    ],
    [
      '{number}, ich verstehe. Was hat es so weit gebracht?',
      'Dann fängst du nicht bei null an. Woran würdest du den nächsten Punkt merken?',
    ],
  ],
  scaleMost: [
    [
      'Eine {number}, das ist viel! Was gibt dir so viel Zuversicht?',
      'Das wird dich ein gutes Stück tragen. Ich freue mich darauf, davon zu hören.',
    ],
  ],
  ladder,
  summary: [
    [
      'Lass mich sammeln, was ich von dir gehört habe: {points}. Was würdest du ergänzen?',
      'Dann ist es fürs Erste vollständig. Wir können es dabei lassen oder mit dem weitermachen, was noch offen ist.',
    ],
    [
      'Wenn ich auf unser Gespräch zurückschaue, stehen drei Dinge da: {points}. Wie ist es, sie nebeneinander zu lesen?',
      'Das waren alles deine eigenen Worte. Was aus ihnen wird, liegt bei dir.',
    ],
  ],
  general: [
    [
      'Was daran ist dir am wichtigsten?',
      'Das ist also der Kern. Was sagt er darüber, woran dein Herz hängt?',
    ],
    ['Was hättest du gern anders?', 'Das halten wir fest. Wie viel davon liegt in deiner Hand?'],
    [
      'Wie fühlt es sich an, während du es schreibst?',
      'Danke, dass du einen Moment nach innen geschaut hast. Es darf da sein, so wie es ist.',
    ],
    [
      'Was, glaubst du, brauchst du gerade?',
      'Gut, das zu wissen. Wie könnte heute ein wenig davon zu dir kommen?',
    ],
    [
      'Wann ist es dir zuerst aufgefallen?',
      'Es hat also eine Geschichte. Was war damals in deinem Leben los?',
    ],
    [
      'Was hat dir in solchen Momenten schon geholfen?',
      'Es lohnt sich zu wissen, was hilft und was nicht. Ist etwas davon gerade in Reichweite?',
    ],
    ['Wer weiß noch davon?', 'Ich verstehe. Ist es so, wie du es gern hättest?'],
    [
      'Angenommen, morgen wäre es ein wenig besser: Was würdest du zuerst bemerken?',
      'Auf so ein Zeichen lohnt es sich zu achten. Wann war es zuletzt ein wenig so?',
    ],
    ['Was überrascht dich daran?', 'Überraschungen zeigen oft, wo sich etwas bewegt.'],
    ['Was hast du noch nicht gesagt, das hierher gehört?', 'Gut, dass es jetzt gesagt ist.'],
    [
      'Was davon machst du gut, wenn du fair zu dir bist?',
      'Auch das darf gesagt werden, und nicht nur geflüstert.',
    ],
    ['Was wäre ein freundlicher Satz an dich selbst dazu?', 'Möge dieser Satz eine Weile bei dir bleiben.'],
    ['Welches Bild davon bleibt bei dir?', 'Ein Bild kann viel sagen. Danke, dass du es teilst.'],
    ['Was weißt du heute darüber, was du vor einem Jahr nicht wusstest?', 'Das hast du dir erworben.'],
  ],
};
