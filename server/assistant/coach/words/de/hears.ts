import type { Hears } from '../../words';

export const hears: Hears = {
  feelings: {
    sad: `
      traurig*, niedergeschlagen, deprim*, weine*, geweint, unglücklich*, trauer*, hoffnungslos*,
      leer, tränen, vermisse, fehlt mir, fehlen mir, tut weh, tut mir weh, heimweh`,
    anxious:
      'angst, ängst*, sorge*, nervös, furcht*, fürchte*, panik*, unruhig, unsicher*, besorgt, aufgeregt',
    angry:
      'wütend, wut, sauer, verärgert, ärger*, genervt, nervt, frustrier*, zornig, ungerecht, unfair, hinter meinem rücken, satt, kotzt mich an, zum kotzen, stinkt mir, unverschämt*',
    lonely: `
      einsam*, so allein, bin allein, fühle mich allein, ganz allein, allein mit, isoliert, ausgeschlossen, keine freunde, niemanden zum reden,
      kenne niemanden, kenne hier niemanden, nicht eingeladen`,
    tired: 'müde, erschöpf*, ausgelaugt, ausgebrannt, kaputt, keine kraft, keine energie, schlapp',
    stressed: `
      stress*, gestresst, überforder*, druck, zu viel, angespannt, überlastet, hektisch, termine,
      komme nicht hinterher`,
    ashamed: `schäm*, scham, geschämt, peinlich*, schuldig, schuldgefühl*, schlechtes gewissen, blamier*, so dumm, bin dumm, dumm von mir, mir dumm vor, wertlos, versagt, versager*, nicht gut genug, für faul, nicht mehr gebraucht, undankbar, rabenmutter, kann gar nichts, zu nichts gut, schlecht in allem`,
    happy: `
      glücklich, froh, stolz, freue, gefreut, erleichtert, dankbar, geht es besser, geht mir besser,
      viel besser, gut gelaufen, zuversichtlich, wunderschön, so schön, überglücklich, verliebt,
      war toll, war schön`,
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
      gesundheit*, krank, kranker, kranke, krankheit*, krankgeschrieben, krankmeld*, schmerz*, arzt*, ärztin, krankenhaus, gewicht, sport, kopfweh,
      rauche*`,
  },
  signals: {
    greeting: 'hallo, hi, hey, guten morgen, guten tag, guten abend, servus, grüß gott, moin',
    thanks: 'danke*, vielen dank, dankeschön, das hilft, das hat geholfen',
    goodbye: `
      tschüss, tschüs, auf wiedersehen, gute nacht, bis bald, bis morgen, bis dann, ich muss los,
      ich muss jetzt gehen, ich muss jetzt los, ciao, bis zum nächsten mal, das war's für heute, für heute reicht es, das war's, das wars, ich geh schlafen, ich gehe schlafen, ich gehe jetzt schlafen, ich muss ins bett`,
    yes: 'ja, genau, stimmt, klar, richtig, doch',
    no: 'nein, nee, nicht wirklich, gar nicht, überhaupt nicht, nie',
    okay: 'ok, okay, schon gut, na gut, also gut, haha, verstehe, egal, mag sein, stimmt auch, alles klar, gute frage, von mir aus',
    unsure: `
      weiß nicht, weiß ich nicht, weiss nicht, ich weiß nicht, ich weiß es nicht, weiß es nicht,
      keine ahnung, nicht sicher, schwer zu sagen`,
  },
  goal: `
    ich will, ich möchte, ich würde gern, ich würde gerne, mein ziel, ich wünsche mir, ich hoffe,
    ich versuche`,
  success: `
    ich hab's geschafft, ich habe es geschafft, geschafft, bestanden, es hat geklappt, hat geklappt,
    ich habe es getan, ich habe nein gesagt, ich habe sie gefragt, ich habe ihn gefragt,
    ich habe die zusage, ich habe die stelle`,
  idea: `
    ich könnte, ich werde, ich kann ja, ich sollte einfach, ich rufe, ich schreibe ihm,
    ich schreibe ihr, ich frage, vielleicht könnte ich, da könnte ich, dann könnte ich, könnte ich mal, könnte ich ja, wir könnten, er könnte, sie könnte, mein mann könnte, meine frau könnte`,
  notIdea: 'heulen, schreien, weinen, ausflippen, kotzen, platzen, umbringen, schaffen',
  decision: `
    kann mich nicht entscheiden, hin- und hergerissen, hin und her gerissen, entscheidung,
    entscheiden, gehen oder bleiben, bleiben oder gehen, ob ich gehen`,
  advice: `
    was soll ich tun, was soll ich machen, was kann ich tun, was kann ich machen,
    kannst du mir helfen, hilf mir, hast du einen rat, hast du tipps, wie kann ich, wie schaffe ich,
    soll ich, sag mir was, was würdest du tun, was rätst du, gib mir einen rat, gib mir einen tipp, mal einen tipp, einen rat geben, was sage ich, wo fange ich an, wie fange ich an`,
  complaint: `
    du wiederholst, wiederhole nicht, plapperst, du hörst nicht zu, du hörst mir nicht zu,
    du verstehst mich nicht, du verstehst nicht, das habe ich schon gesagt,
    das hast du schon gefragt, das hilft nicht, hilft mir aber nicht, das hilft mir nicht, du hilfst mir nicht,
    du bist nutzlos, das bringt nichts, das bringt mir nichts, leere phrasen, floskel*, papagei,
    das habe ich nicht gesagt, das passt nicht, du hast mich falsch verstanden, du hast mich missverstanden,
    du missverstehst, du hast mich nicht verstanden, du hast nicht geantwortet, du antwortest nicht,
    das war nicht meine frage, so war das nicht gemeint, das meinte ich nicht, so ein unsinn, was für ein unsinn, mag diese frage nicht, mag die frage nicht, blöde frage`,
  fewerQuestions: `
    hör einfach zu, einfach zuhören, einfach nur zuhören, so viele fragen, zu viele fragen, keine fragen mehr, hör auf zu fragen, frag nicht so viel,
    immer nur fragen, nur fragen, ständig fragen`,
  coach: {
    human: `
      bist du ein mensch, bist du ein roboter, bist du ein bot, bist du echt, bist du eine ki,
      ein echter mensch, bist du eine maschine, sitzt da jemand, rede ich mit einem, chatbot, bist du überhaupt echt, ist das ein bot`,
    private:
      'wer liest, liest das jemand, liest jemand mit, ist das vertraulich, bleibt das unter uns, ist das privat',
    memory: 'erinnerst du dich, merkst du dir, vergisst du, weißt du noch',
    feelings: 'fühlst du, hast du gefühle, magst du mich, kannst du fühlen, wirst du müde',
    speaks: 'sprichst du, welche sprachen, kannst du englisch, kannst du französisch',
    helps: 'was kannst du, wie funktioniert das, wozu ist das, wie hilfst du, was machst du hier',
    name: 'wie heißt du, dein name, hast du einen namen',
    what: 'wer bist du, was bist du, wie alt bist du, woher kommst du, wer hat dich',
  },
  areYouThere: 'bist du noch da, bist du da',
  howAreYou: "wie geht es dir, wie geht's dir, wie geht's, und dir?, und selbst?, wie war dein tag",
  offTopic: {
    weather: 'wetter, regnet es, wird es regnen, scheint die sonne',
    sums: 'plus, minus, mal, geteilt durch, wurzel, rechne',
    other: `
      python, javascript, schreib ein gedicht, schreib mir, hauptstadt von, übersetze, wetterbericht,
      rezept für, erzähl einen witz, erzähl mir einen witz, wer hat gewonnen, bundeskanzler`,
  },
  death:
    'gestorben, verstorben, starb, ist tot, beerdigung, beerdigt, eingeschläfert, tod von, ums leben gekommen',
  loss: 'verloren, verlor',
  notDeath: 'kontakt, geduld, vertrauen, respekt, akku, handy, film, serie, roman, spiel, pflanze, pflanzen',
  negation: 'nicht, nie, niemals, kein, keine, keinen, ohne, weniger, kaum',
  because: 'weil, denn, da',
  contrast: `und jetzt, und nun, würde, schäme, schuldig, war immer, früher, hätte, wäre, wenn, aber, obwohl, trotzdem, bis, nur dass, leider`,
  turn: 'aber, und jetzt, und nun, doch, trotzdem, obwohl',
  answers: {
    number: `null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, halb`,
    time: `montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonntag*, heute, morgen*, jetzt, gleich, abend*, abends, vormittag*, nachmittag*, nacht, nachts, mittag*, mittags, wochenende*, woche*, monat*, sommer*, winter*, frühling*, frühjahr, herbst*, januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, bevor, vor, nach, nachdem, wenn, sobald, urlaub*, ferien, uhr`,
    person: `freund*, alle, jemand*, niemand*, keiner, einer, nachbar*, mitbewohner*, gruppe, team, chor, leitung, stationsleitung, dir`,
    body: `brust*, hals, kehle, magen, bauch*, kopf, hände*, hand, schultern, nacken, rücken, herz*, beine*, knie*, arme*, kiefer, gesicht, haut, atem, körper, überall`,
    past: `war, waren, hatte, hatten, habe ich, habe einmal, haben wir, hab ich, letztes mal, versucht, gefragt, ging, geholfen, half, funktioniert, damals, früher, seit, vor jahren, vor einem jahr`,
  },
  separation: 'scheidung*, geschieden, getrennt, trennung*, schluss gemacht, hat mich verlassen, betrogen',
  jobless:
    'gekündigt, entlassen, arbeitslos*, meinen job verloren, meine arbeit verloren, rentner*, in rente',
  missing: 'fehlt, fehlen, fehlte, vermiss*',
  they: 'ihnen, ihm, ihn, er, sie, alle, die anderen, man, der hat, die hat, der ist, der sagt, die sagt, der meint, die meint',
  i: 'ich, mir, mich',
  self: 'ich, mir, mich, mein, meine, meinen, meinem, meiner, wir, uns, unser, unsere',
  sentence:
    'ich, mein, meine, er, sie, es, wir, alle, niemand, jeder, das, die, der, gestern, heute, morgen, manchmal',
  articles: 'das, die, der, den, dem, ein, eine',
  unturnable: 'du, dir, dich, dein, deine, haha, blöd, doof, dumm, albern',
  belittling: 'blöd, doof, dumm, albern, lächerlich, peinlich, jammere, jammern, egal, vergiss es',
  fragment: 'in, im, am, an, auf, unter, mit, bei, beim, hinter, zwischen, vor, mein, meine, meiner, meinem',
  mine: 'mein, meine, meinen, meinem, meiner, unser, unsere, unserem, unseren',
  unowned: 'mama, papa, mutti, oma, opa, vater, mutter',
  others: 'ihr, ihre, ihren, ihrer, ihrem, sein, seine, seinen, seiner, seinem, dein, deine, deren, dessen',
  named: 'heißt, namens',
  capitalsAreNames: false,
  relations: [
    [
      'deine {one}',
      'deine {one}',
      'deiner {one}',
      `schwiegermutter, großmutter, mutter, mama, mutti, oma, omi, schwester, tochter, frau, ehefrau,
      freundin, tante, cousine, partnerin, chefin, kollegin, nachbarin, lehrerin, mitbewohnerin,
      katze, hündin, enkelin, nichte, stiefmutter`,
    ],
    [
      'dein {one}',
      'deinen {one}',
      'deinem {one}',
      `schwiegervater, großvater, vater, papa, opa, bruder, sohn, mann, ehemann, freund, onkel, cousin,
      partner, chef, lehrer, mitbewohner, kater, hund, enkel, stiefvater`,
    ],
    ['dein Nachbar', 'deinen Nachbarn', 'deinem Nachbarn', 'nachbar, nachbarn'],
    ['dein Kollege', 'deinen Kollegen', 'deinem Kollegen', 'kollege'],
    ['dein Neffe', 'deinen Neffen', 'deinem Neffen', 'neffe, neffen'],
    ['dein Baby', 'dein Baby', 'deinem Baby', 'baby'],
  ],
  events: [
    ['vorstellungsgespräch, bewerbungsgespräch', 'das Vorstellungsgespräch'],
    ['prüfung, klausur, examen', 'die Prüfung'],
    ['fahrprüfung', 'die Fahrprüfung'],
    ['präsentation, vortrag, referat', 'der Vortrag'],
    ['arzttermin, termin beim arzt, untersuchung', 'der Arzttermin'],
    ['operation, op', 'die Operation'],
    ['befund, ergebnis, ergebnisse', 'das Ergebnis'],
    ['hochzeit', 'die Hochzeit'],
    ['beerdigung', 'die Beerdigung'],
    ['besprechung, meeting, gespräch', 'das Gespräch'],
    ['marathon, wettkampf', 'der Wettkampf'],
    ['konzert, auftritt', 'der Auftritt'],
    ['reise, flug', 'die Reise'],
    ['umzug', 'der Umzug'],
    ['erster tag, ersten tag', 'der erste Tag'],
    ['geburtstag, feier, fest', 'das Fest'],
  ],
  ahead: `
    morgen, heute abend, übermorgen, nächste woche, nächsten monat, am montag, am dienstag,
    am mittwoch, am donnerstag, am freitag, am samstag, am sonntag, am wochenende, in zwei wochen,
    in einer woche, bald`,
  everyday: `
    ich, und, der, die, das, ist, nicht, ein, eine, zu, mir, mich, mein, meine, es, war, mit, auf,
    ja, nein, aber, wie, was, du, er, sie, wir, habe, hallo, danke, im, in, von, so`,
};
