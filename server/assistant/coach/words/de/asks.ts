import type { Asks } from '../../words';

export const asks: Asks = {
  topics: {
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
  },
  feelings: {
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
      [
        'Wann hast du dich zuletzt ausgeruht gefühlt?',
        'Daran lohnt es sich zu denken. Was war damals anders?',
      ],
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
  },
  person: [
    [
      'Wie, glaubst du, sieht {who} das?',
      'Es ist großzügig, von dort aus zu schauen. Und was siehst du, wenn du an deinen eigenen Platz zurückkommst?',
    ],
    [
      'Wie geht es dir, wenn {who} in der Nähe ist?',
      'Danke, jetzt habe ich ein besseres Bild von euch beiden.',
    ],
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
      'Danke, jetzt ist auf dem Bild ein Mensch mehr.',
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
  ladder: {
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
        'Dann hast du schon Erfahrung, aus der du schöpfen kannst. Was wäre noch möglich, auch wenn es seltsam klingt?',
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
  },
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
    ['Was hättest du gern anders?', 'Das ist ein klarer Wunsch. Wie viel davon liegt in deiner Hand?'],
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
    ['Wer weiß noch davon?', 'Ich verstehe. Wie ist es, das so zu tragen?'],
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
