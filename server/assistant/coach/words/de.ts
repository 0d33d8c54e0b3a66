import type { Words } from '../words';

export const german: Words = {
  feelings: {
    sad: `
      traurig*, niedergeschlagen, deprim*, weine*, geweint, unglücklich*, trauer*, hoffnungslos*,
      leer`,
    anxious: 'angst, ängst*, sorge*, nervös, furcht*, fürchte*, panik*, unruhig, unsicher*, besorgt',
    angry: 'wütend, wut, sauer, verärgert, ärger*, genervt, nervt, frustrier*, zornig',
    lonely: 'einsam*, allein, alleine, isoliert, ausgeschlossen, keine freunde, niemanden zum reden',
    tired: 'müde, erschöpf*, ausgelaugt, ausgebrannt, kaputt, keine kraft, keine energie, schlapp',
    stressed: `
      stress*, gestresst, überforder*, druck, zu viel, angespannt, überlastet, hektisch, termine`,
    happy: `
      glücklich, froh, stolz, freue, gefreut, erleichtert, dankbar, geht es besser, geht mir besser,
      viel besser, gut gelaufen, zuversichtlich`,
  },
  topics: {
    work: `
      arbeit*, job*, chef*, kolleg*, büro*, karriere*, projekt*, besprechung*, gekündigt,
      arbeitslos*, beruf*`,
    family: `
      familie*, mutter, mama, vater, papa, eltern*, schwester*, bruder*, sohn*, tochter*, kind*, oma,
      opa`,
    sleep: 'schlaf*, schlafe*, geschlafen, einschlafen, wach, albtr*, nachts, nächte',
    partner: `
      partner*, ehemann, ehefrau, mein mann, meine frau, freundin, mein freund, beziehung*, ehe,
      scheidung*, getrennt, trennung*, mein ex, meine ex`,
    study: `
      studium*, studier*, prüfung*, schule*, uni, universität*, masterarbeit, bachelorarbeit,
      hausaufgabe*, lehrer*, noten`,
    money: 'geld*, schulden*, miete*, rechnung*, gehalt*, kredit*, finanz*, leisten, sparen',
    health: `
      gesundheit*, krank*, schmerz*, arzt*, ärztin, krankenhaus, gewicht, sport, laufen, kopfweh,
      rauche*`,
  },
  signals: {
    greeting: 'hallo, hi, hey, guten morgen, guten tag, guten abend, servus, grüß gott, moin',
    thanks: 'danke*, vielen dank, dankeschön, das hilft, das hat geholfen',
    goodbye: `
      tschüss, tschüs, auf wiedersehen, gute nacht, bis bald, bis morgen, bis dann, ich muss los,
      ich muss gehen, ciao`,
    yes: 'ja, genau, stimmt, klar, richtig, ok, okay, vielleicht, doch',
    no: 'nein, nee, nicht wirklich, gar nicht, überhaupt nicht, nie',
    unsure: `
      weiß nicht, weiß ich nicht, weiss nicht, weiß es nicht, keine ahnung, nicht sicher,
      schwer zu sagen`,
  },
  goal: `
    ich will, ich möchte, ich würde gern, ich würde gerne, mein ziel, ich wünsche mir, ich hoffe,
    ich versuche`,
  advice: `
    was soll ich tun, was soll ich machen, was kann ich tun, was kann ich machen,
    kannst du mir helfen, hilf mir, hast du einen rat, wie kann ich, wie schaffe ich, soll ich`,
  aboutCoach: `
    wer bist du, was bist du, bist du ein mensch, bist du ein roboter, bist du ein bot, bist du echt,
    bist du eine ki, ein echter mensch`,
  offTopic: `
    python, javascript, schreib ein gedicht, hauptstadt von, übersetze, wetterbericht, rezept für,
    erzähl einen witz, wer hat gewonnen`,
  negation: 'nicht, nie, kein, keine, keinen, ohne, weniger, kaum',
  self: 'ich, mir, mich, mein, meine, meinen, meinem, meiner, wir, uns, unser, unsere',
  swaps: null,
  quotes: ['„', '“'],
  topicNames: {
    work: 'deine Arbeit',
    family: 'deine Familie',
    sleep: 'deinen Schlaf',
    partner: 'deine Beziehung',
    study: 'deine Ausbildung',
    money: 'das Geld',
    health: 'deine Gesundheit',
  },
  phrases: {
    opening: [
      'Hallo{name}, und willkommen. Schön, dass du da bist. Hier darfst du laut denken; nichts muss aufgeräumt sein, und wir gehen in deinem Tempo.\n\nWas beschäftigt dich heute?',
    ],
    welcomeBack: [
      'Willkommen zurück{name}. Wie geht es dir heute?',
      'Schön, dich wiederzusehen{name}. Worüber möchtest du sprechen?',
      'Hallo noch einmal{name}. Was hat dich seit dem letzten Mal beschäftigt?',
    ],
    welcomeBackTo: [
      'Willkommen zurück{name}. Zuletzt ging es um {topic}. Wie war es seitdem?',
      'Schön, dich wiederzusehen{name}. Wir sprachen über {topic}. Wo stehst du damit heute?',
    ],
    greeting: [
      'Hallo! Schön, von dir zu hören. Wie geht es dir wirklich?',
      'Hallo, ich habe Zeit für dich. Was für ein Tag ist es bisher?',
      'Guten Tag und willkommen. Worüber zu sprechen täte dir gut?',
    ],
    thanks: [
      'Sehr gern. Was nimmst du für dich mit?',
      'Das freut mich. Gibt es noch etwas, das heute Raum braucht?',
      'Danke für dein Vertrauen. Wie fühlst du dich jetzt, verglichen mit dem Anfang?',
    ],
    goodbye: [
      'Pass gut auf dich auf. Ich bin da, wenn du weitersprechen magst.',
      'Danke für heute. Sei freundlich zu dir und komm wieder, wann immer du willst.',
      'Bis zum nächsten Mal. Möge der Rest des Tages sanft mit dir sein.',
    ],
    aboutCoach: [
      'Ich bin ein Programm und kein Mensch: ein Coach, der zuhört, Gehörtes zurückgibt und fragt. Freunde oder eine Ärztin ersetze ich nicht, aber ich habe so viel Zeit, wie du brauchst. Wofür möchtest du sie nutzen?',
      'Hinter diesen Worten sitzt kein Mensch; ich bin ein Assistent, der fürs Zuhören gemacht ist. Was bedeutet das für dich?',
    ],
    offTopic: [
      'Darin bin ich nicht gut; ich höre besser zu, als ich nachschlage. Was ist heute bei dir los?',
      'Da wäre ich ein schlechter Ratgeber. Über deinen eigenen Tag denke ich gern mit. Wie war er bisher?',
    ],
    unclear: [
      'Erzähl mir ein wenig mehr, damit ich dir folgen kann. Was ist los?',
      'Das möchte ich gut verstehen. Was meinst du damit?',
      'Ich höre zu. Was kommt in dir hoch, während du das schreibst?',
    ],
    yes: [
      'Gut. Erzähl mehr: Wie sieht das bei dir aus?',
      'Gut zu wissen. Was lässt dich Ja dazu sagen?',
      'Dann bleiben wir einen Moment dabei. Was ist das Wichtigste daran?',
    ],
    no: [
      'Das ist in Ordnung. Was würde besser passen?',
      'Danke, dass du es so klar sagst. Was ist es stattdessen?',
      'Gut, dann lassen wir das. Was möchtest du lieber ansehen?',
    ],
    unsure: [
      'Nicht zu wissen ist ein guter Anfang. Wenn du nur für jetzt raten würdest, was wäre es?',
      'Es muss noch nicht klar sein. Was kommt dir als Erstes, und sei es noch so klein?',
      'Lassen wir uns Zeit. Wann spürst du es am meisten, und wann am wenigsten?',
    ],
    scale: [
      'Eine {number}, danke. Was macht es zu einer {number} und nicht weniger?',
      '{number}, ich verstehe. Was wäre anders, wenn es ein Punkt mehr wäre?',
    ],
    advice: [
      'Du kennst dein Leben besser als ich, also schauen wir gemeinsam. Was hast du schon versucht, und was hat auch nur ein wenig geholfen?',
      'Ich helfe dir lieber, deine eigene Antwort zu finden. Was würdest du einem guten Freund an deiner Stelle sagen?',
      'Machen wir es klein genug für einen Anfang. Was wäre eine Sache von zehn Minuten, die es etwas leichter macht?',
    ],
    care: [
      'Das klingt sehr schwer, und es ist gut, dass du es aussprichst. Du musst es nicht allein tragen: Gibt es jemanden in deiner Nähe, oder eine Ärztin, der du es heute sagen könntest? Wenn es zu viel wird, ruf bitte die 112 oder die Telefonseelsorge an. Was brauchst du jetzt am meisten?',
      'Danke, dass du mir etwas so Schweres sagst. Ich nehme es ernst. Denk bitte an einen Menschen, dem du vertraust, und sag ihm, wie es dir geht; in Gefahr ruf sofort die 112. Was macht diesen Moment so schwer?',
    ],
    earlier: [
      'Vorhin ging es um {topic}; ich frage mich, ob es damit zu tun hat.',
      'Ich habe noch im Sinn, was du über {topic} gesagt hast.',
    ],
    reflect: [
      'Ich höre dich sagen: {said}.',
      'Du schreibst {said}, und das darf hier Raum haben.',
      'Wenn ich dich recht verstehe: {said}.',
      '{said}: Danke, dass du das so sagst.',
    ],
    goal: [
      'Das ist ein Wunsch, den es ernst zu nehmen gilt: {said}.',
      'Mir gefällt, wie klar du es sagst: {said}.',
      'Dahin also soll es gehen: {said}.',
    ],
    goalQuestions: [
      'Was wäre der kleinste erste Schritt?',
      'Woran würdest du in einer Woche merken, dass du näher dran bist?',
      'Auf einer Skala von 1 bis 10, wie bereit bist du anzufangen?',
      'Was hat früher geholfen, wenn du so etwas wolltest?',
      'Was könnte im Weg stehen, und was tätest du dann?',
    ],
    questions: [
      'Was daran ist dir am wichtigsten?',
      'Was hättest du gern anders?',
      'Wie fühlt es sich an, während du es schreibst?',
      'Was, glaubst du, brauchst du gerade?',
      'Wann ist es dir zuerst aufgefallen?',
      'Was hat dir in solchen Momenten schon geholfen?',
      'Wer weiß noch davon, und wie sehen sie es?',
      'Angenommen, morgen wäre es ein wenig besser: Was würdest du zuerst bemerken?',
    ],
    feelings: {
      sad: [
        'Es tut mir leid, dass es gerade so schwer ist.',
        'Das klingt traurig, und so darf es sich anfühlen.',
        'Etwas daran tut weh; danke, dass du es nicht versteckst.',
      ],
      anxious: [
        'Das klingt beunruhigend; Sorgen können viel Platz einnehmen.',
        'Kein Wunder, dass du angespannt bist, wenn so viel offen ist.',
        'Es braucht Mut, auf das zu schauen, was Angst macht.',
      ],
      angry: [
        'Ich merke, wie sehr dir das zusetzt.',
        'Das würde viele wütend machen; etwas Wichtiges wurde übergangen.',
        'Deine Wut hat einen Grund, und sie ist hier willkommen.',
      ],
      lonely: [
        'Das klingt einsam. Gut, dass du es mir sagst.',
        'Allein damit wiegt alles mehr.',
        'Andere zu vermissen zeigt, wie viel dir Nähe bedeutet.',
      ],
      tired: [
        'Du klingst erschöpft.',
        'Das ist viel für einen Menschen; kein Wunder, dass du müde bist.',
        'Deine Kräfte scheinen um eine Pause zu bitten.',
      ],
      stressed: [
        'Das ist sehr viel auf einmal.',
        'Ich merke, wie viel Druck auf dir liegt.',
        'Wenn so vieles an einem zieht, fällt das Durchatmen schwer.',
      ],
      happy: [
        'Wie schön, das zu hören!',
        'Das ist wunderbar und verdient einen Moment für sich.',
        'Ich freue mich mit dir.',
      ],
    },
    feelingQuestions: {
      sad: [
        'Was fehlt dir gerade am meisten?',
        'Was tröstet dich an solchen Tagen ein wenig?',
        'Wenn die Trauer sprechen könnte, worum würde sie bitten?',
      ],
      anxious: [
        'Was genau, fürchtest du, könnte geschehen?',
        'Wo im Körper spürst du die Sorge?',
        'Wie wahrscheinlich ist es, und was tätest du dann?',
      ],
      angry: [
        'Welche Grenze von dir wurde hier überschritten?',
        'Was würdest du sagen, wenn nichts schiefgehen könnte?',
        'Was will die Wut schützen?',
      ],
      lonely: [
        'Wem hast du dich zuletzt nah gefühlt?',
        'Welche Gesellschaft täte dir gut?',
        'Wie sähe ein kleiner Schritt auf jemanden zu aus?',
      ],
      tired: [
        'Wann hast du dich zuletzt ausgeruht gefühlt?',
        'Was könntest du ablegen, und sei es für einen Abend?',
        'Was gibt dir wieder Kraft?',
      ],
      stressed: [
        'Was davon wiegt am schwersten?',
        'Was kann bis nächste Woche warten?',
        'Was hilft dir, zehn Minuten zur Ruhe zu kommen?',
      ],
      happy: [
        'Was hast du dazu beigetragen?',
        'Wem möchtest du davon erzählen?',
        'Wie könnte mehr davon Platz finden?',
      ],
    },
    topicQuestions: {
      work: [
        'Was an deiner Arbeit kostet dich am meisten?',
        'Wie sähe ein guter Arbeitstag aus?',
        'Wer bei der Arbeit ist auf deiner Seite?',
        'Wo könntest du eine Grenze ziehen, zuerst eine kleine?',
      ],
      family: [
        'Was sollte deine Familie daran verstehen?',
        'Wie war es zwischen euch, als es gut war?',
        'Was ist dein Teil daran, und was musst nicht du tragen?',
        'Was würdest du ihnen gern sagen?',
      ],
      sleep: [
        'Was geht dir durch den Kopf, wenn du wach liegst?',
        'Wie sieht die letzte Stunde vor dem Schlafen aus?',
        'Wann hast du zuletzt gut geschlafen, und was war anders?',
        'Worauf könnte der Abend verzichten?',
      ],
      partner: [
        'Wonach sehnst du dich zwischen euch am meisten?',
        'Wie sagt ihr einander, was ihr braucht?',
        'Was schätzt du am anderen, auch jetzt?',
        'Was wäre ein kleines Zeichen von Nähe?',
      ],
      study: [
        'Was daran ist gerade am schwersten?',
        'Wie lernst du am besten, wenn es gut läuft?',
        'Was wäre genug, wenn es nicht perfekt sein müsste?',
        'Welchen kleinen Teil könntest du heute abschließen?',
      ],
      money: [
        'Was daran macht dir die größten Sorgen?',
        'Welcher Teil liegt in deiner Hand?',
        'Mit wem könntest du die Zahlen ansehen?',
        'Was wäre eine erste kleine Erleichterung?',
      ],
      health: [
        'Wie verändert es deine Tage?',
        'Worum scheint dein Körper zu bitten?',
        'Wer unterstützt dich dabei?',
        'Welche Kleinigkeit tut dir gut, und wie ginge das öfter?',
      ],
    },
  },
};
