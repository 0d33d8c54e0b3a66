/*
 * Where people in need get help, by country. This table is all that the product knows of it, and anybody can keep it:
 *
 * - Only services that are well established: run or paid for by a state, or a charity that everybody there knows.
 * - `helps` says what for: 'crisis' (thoughts of suicide, despair), 'violence' (at home), 'child', 'eating'.
 * - `hours` is 'always', or the days and hours of the day, or null where we don't know: then nothing is said of them.
 * - `source` is a page that says so, `checked` the day on which we read it. Pages were read in stored copies: whoever
 *   puts the product before people calls each number once, and writes the day of the call here.
 * - What could not be found on any page is left out, however well known it is: a missing number leads to the next
 *   service, to the emergency number and to the directory at the end; a wrong one leads nowhere.
 */

export type Purpose = 'crisis' | 'violence' | 'child' | 'eating';

/** Weekdays from Monday (1) to Sunday (7). */
interface Hours {
  from: number;
  to: number;
  open: string;
  close: string;
}

export interface Service {
  name: string;
  helps: readonly Purpose[];
  call?: readonly string[];
  /** The number, and the word to send where one is asked for. */
  text?: readonly { number: string; word?: string }[];
  chat?: string;
  web?: string;
  hours: 'always' | Hours | null;
  languages: readonly string[];
  source: string;
  checked: string;
}

interface Country {
  emergency: readonly string[];
  emergencySource: string;
  services: readonly Service[];
}

const checked = '2026-11-22';
const europe =
  'https://www.breakingtravelnews.com/news/article/european-commission-warns-brits-over-emergency-procedures/';

/** For whoever is in none of these countries, or looks for more. */
export const directory = {
  name: 'Find A Helpline',
  web: 'https://findahelpline.com',
  source: 'https://findahelpline.com/AU',
  checked,
};

export const countries: Readonly<Record<string, Country>> = {
  AR: {
    emergency: ['911'],
    emergencySource:
      'https://elsoldeiquique.cl/el-numero-de-emergencia-911-un-salvavidas-que-sudamerica-adopta-y-chile-necesita/',
    services: [
      {
        name: 'Línea de salud mental (Ministerio de Salud)',
        helps: ['crisis'],
        call: ['0800 999 0091'],
        hours: 'always',
        languages: ['es'],
        source:
          'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
        checked,
      },
      {
        name: 'Centro de Asistencia al Suicida',
        helps: ['crisis'],
        call: ['135', '(011) 5275-1135'],
        hours: null,
        languages: ['es'],
        source:
          'https://elauditor.info/actualidad/-es-muy-importante-la-tarea-de-prevencion-del-suicidio-_a603ce26796773412c05b098e',
        checked,
      },
    ],
  },
  AT: {
    emergency: ['112'],
    emergencySource: europe,
    services: [
      {
        name: 'TelefonSeelsorge',
        helps: ['crisis'],
        call: ['142'],
        chat: 'https://chat.onlineberatung-telefonseelsorge.at',
        hours: 'always',
        languages: ['de'],
        source: 'https://wienerbezirksblatt.at/hochwasser-tlefonseelsorge-jetzt-rund-um-die-uhr-erreichbar/',
        checked,
      },
      {
        name: 'Frauenhelpline gegen Gewalt',
        helps: ['violence'],
        call: ['0800 222 555'],
        web: 'https://www.frauenhelpline.at',
        hours: 'always',
        languages: ['de'],
        source: 'http://frauenhelpline.at/berichte/2003/vorwort.htm',
        checked,
      },
      {
        name: 'Rat auf Draht',
        helps: ['child'],
        call: ['147'],
        web: 'https://www.rataufdraht.at',
        hours: 'always',
        languages: ['de'],
        source: 'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147',
        checked,
      },
    ],
  },
  AU: {
    emergency: ['000'],
    emergencySource: 'https://www.capsau.org/how-to-report-child-abuse/',
    services: [
      {
        name: 'Lifeline',
        helps: ['crisis'],
        call: ['13 11 14'],
        text: [{ number: '0477 13 11 14' }],
        hours: 'always',
        languages: ['en'],
        source: 'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
        checked,
      },
      {
        name: '1800RESPECT',
        helps: ['violence'],
        call: ['1800 737 732'],
        text: [{ number: '0458 737 732' }],
        hours: 'always',
        languages: ['en'],
        source: 'https://thedailyaus.com.au/stories/1800-respect-text-messaging/',
        checked,
      },
      {
        name: 'Kids Helpline',
        helps: ['child'],
        call: ['1800 55 1800'],
        web: 'https://kidshelpline.com.au',
        hours: 'always',
        languages: ['en'],
        source: 'https://en.m.wikipedia.org/wiki/Kids_Helpline',
        checked,
      },
    ],
  },
  BE: {
    emergency: ['112'],
    emergencySource: europe,
    services: [
      {
        name: 'Zelfmoordlijn 1813',
        helps: ['crisis'],
        call: ['1813'],
        web: 'https://www.zelfmoord1813.be',
        hours: 'always',
        languages: ['nl'],
        source: 'https://zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend',
        checked,
      },
    ],
  },
  CA: {
    emergency: ['911'],
    emergencySource: 'https://richmondhilluc.ca/news/988-hotline-launched',
    services: [
      {
        name: '9-8-8: Suicide Crisis Helpline',
        helps: ['crisis'],
        call: ['988'],
        text: [{ number: '988' }],
        hours: 'always',
        languages: ['en', 'fr'],
        source: 'https://www.maplenow.ca/site/988-suicide-crisis-helpline',
        checked,
      },
      {
        name: 'Kids Help Phone',
        helps: ['child'],
        call: ['1-800-668-6868'],
        text: [{ number: '686868', word: 'CONNECT' }],
        web: 'https://kidshelpphone.ca',
        hours: 'always',
        languages: ['en', 'fr'],
        source: 'https://kidshelpphone.ca/text-about-it/',
        checked,
      },
    ],
  },
  CH: {
    emergency: ['144', '117'],
    emergencySource: 'https://gh.f84thunderjet.com/22576-eu-wide-emergency-number-112.html',
    services: [
      {
        name: 'Die Dargebotene Hand',
        helps: ['crisis'],
        call: ['143'],
        hours: 'always',
        languages: ['de', 'fr', 'it'],
        source: 'https://de.zxc.wiki/wiki/Die_Dargebotene_Hand',
        checked,
      },
      {
        name: 'Pro Juventute 147',
        helps: ['child'],
        call: ['147'],
        web: 'https://www.147.ch',
        hours: 'always',
        languages: ['de'],
        source: 'http://www.pfarreiforum.ch/Kinderseite/dies--das/die-nummer-gegen-kummer/index.php',
        checked,
      },
    ],
  },
  CL: {
    emergency: ['131', '133'],
    emergencySource:
      'https://elsoldeiquique.cl/el-numero-de-emergencia-911-un-salvavidas-que-sudamerica-adopta-y-chile-necesita/',
    services: [
      {
        name: 'Línea de prevención del suicidio',
        helps: ['crisis'],
        call: ['*4141'],
        hours: 'always',
        languages: ['es'],
        source:
          'https://www.eldinamo.cl/sociedad/2025/10/29/tres-anos-de-escucha-y-apoyo-linea-de-prevencion-del-suicidio-ha-recibido-mas-de-227-000-llamadas/',
        checked,
      },
      {
        name: 'Fono 1455, violencia contra la mujer',
        helps: ['violence'],
        call: ['1455'],
        hours: 'always',
        languages: ['es'],
        source: 'http://www.diariolongino.cl/un-telefono-para-enfrentar-la-violencia-contra-la-mujer/',
        checked,
      },
    ],
  },
  DE: {
    emergency: ['112', '110'],
    emergencySource: 'https://gh.f84thunderjet.com/22576-eu-wide-emergency-number-112.html',
    services: [
      {
        name: 'TelefonSeelsorge',
        helps: ['crisis'],
        call: ['0800 111 0 111', '0800 111 0 222'],
        web: 'https://www.telefonseelsorge.de',
        hours: 'always',
        languages: ['de'],
        source: 'https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
        checked,
      },
      {
        name: 'Hilfetelefon „Gewalt gegen Frauen“',
        helps: ['violence'],
        call: ['116 016'],
        web: 'https://www.hilfetelefon.de',
        hours: 'always',
        languages: ['de', 'en', 'pl', 'ru', 'uk'],
        source: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
        checked,
      },
      {
        name: 'Nummer gegen Kummer',
        helps: ['child'],
        call: ['116 111'],
        web: 'https://www.nummergegenkummer.de',
        hours: { from: 1, to: 6, open: '14:00', close: '20:00' },
        languages: ['de'],
        source: 'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
        checked,
      },
      {
        name: 'Beratungstelefon Essstörungen',
        helps: ['eating'],
        call: ['0221 892031'],
        web: 'https://www.bzga-essstoerungen.de',
        hours: null,
        languages: ['de'],
        source:
          'https://infodienst.bzga.de/gesundheitsfoerderung/fachinformationen/iss-was-mach-dich-schlau-zu-essstoerungen',
        checked,
      },
    ],
  },
  DK: {
    emergency: ['112'],
    emergencySource: europe,
    services: [
      {
        name: 'Livslinien',
        helps: ['crisis'],
        call: ['70 201 201'],
        web: 'https://www.livslinien.dk',
        hours: null,
        languages: ['da'],
        source:
          'https://cphpost.dk/2015-10-26/news/suicide-prevention-lifeline-gets-funding-to-stay-open-at-night/',
        checked,
      },
      {
        name: 'Lev Uden Vold',
        helps: ['violence'],
        call: ['1888'],
        web: 'https://levudenvold.dk',
        hours: 'always',
        languages: ['da'],
        source: 'https://levudenvold.dk/aktuelt/nyheder/lev-uden-vold-modtog-i-2022-rekordmange-opkald/',
        checked,
      },
      {
        name: 'BørneTelefonen',
        helps: ['child'],
        call: ['116 111'],
        text: [{ number: '116111' }],
        hours: 'always',
        languages: ['da'],
        source:
          'https://www.bt.dk/samfund/boernetelefonen-har-modtaget-15-procent-flere-opkald-i-juledagene-et-emne-gaar',
        checked,
      },
    ],
  },
  ES: {
    emergency: ['112'],
    emergencySource: 'https://upday.com/es/si-tengo-una-emergencia-llamo-al-112-al-091-o-al-061',
    services: [
      {
        name: 'Línea 024',
        helps: ['crisis'],
        call: ['024'],
        hours: 'always',
        languages: ['es'],
        source:
          'https://www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html',
        checked,
      },
      {
        name: '016',
        helps: ['violence'],
        call: ['016'],
        chat: 'https://wa.me/34600000016',
        hours: 'always',
        languages: ['es', 'en'],
        source: 'https://www.newtral.es/consultas-016-2024/20240813',
        checked,
      },
      {
        name: 'ANAR',
        helps: ['child'],
        call: ['116 111', '900 20 20 10'],
        hours: 'always',
        languages: ['es'],
        source:
          'https://valenciaextra.com/es/sociedad/telefono-ayuda-fundacion-anar-2855-ninos-ninas-comunitat-valenciana-2023_559406_102_amp.html',
        checked,
      },
    ],
  },
  FR: {
    emergency: ['112'],
    emergencySource: europe,
    services: [
      {
        name: '3114',
        helps: ['crisis'],
        call: ['3114'],
        web: 'https://3114.fr',
        hours: 'always',
        languages: ['fr'],
        source: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
        checked,
      },
      {
        name: '119 Enfance en danger',
        helps: ['child'],
        call: ['119'],
        hours: 'always',
        languages: ['fr'],
        source: 'https://madinin-art.net/sujet/enfance-en-danger',
        checked,
      },
    ],
  },
  GB: {
    emergency: ['999'],
    emergencySource: europe,
    services: [
      {
        name: 'Samaritans',
        helps: ['crisis'],
        call: ['116 123'],
        web: 'https://www.samaritans.org',
        hours: 'always',
        languages: ['en'],
        source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
        checked,
      },
      {
        name: 'National Domestic Abuse Helpline',
        helps: ['violence'],
        call: ['0808 2000 247'],
        web: 'https://www.nationaldahelpline.org.uk',
        hours: 'always',
        languages: ['en'],
        source:
          'https://refuge.org.uk/news/refuge-responds-to-reports-of-potential-increase-in-domestic-abuse-during-covid-19',
        checked,
      },
      {
        name: 'Childline',
        helps: ['child'],
        call: ['0800 1111'],
        web: 'https://www.childline.org.uk',
        hours: 'always',
        languages: ['en'],
        source: 'https://learning.nspcc.org.uk/services/childline',
        checked,
      },
      {
        name: 'Beat',
        helps: ['eating'],
        web: 'https://www.beateatingdisorders.org.uk',
        hours: null,
        languages: ['en'],
        source: 'https://www.beateatingdisorders.org.uk/news/beat-news/helpline-demand-soars/',
        checked,
      },
    ],
  },
  IE: {
    emergency: ['112'],
    emergencySource: europe,
    services: [
      {
        name: 'Samaritans',
        helps: ['crisis'],
        call: ['116 123'],
        web: 'https://www.samaritans.org',
        hours: 'always',
        languages: ['en'],
        source: 'https://allisonbiel.co.uk/samaritans',
        checked,
      },
      {
        name: "Women's Aid",
        helps: ['violence'],
        call: ['1800 341 900'],
        web: 'https://www.womensaid.ie',
        hours: 'always',
        languages: ['en'],
        source: 'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
        checked,
      },
    ],
  },
  IN: {
    emergency: ['112'],
    emergencySource:
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    services: [
      {
        name: 'Tele MANAS',
        helps: ['crisis'],
        call: ['14416', '1800 891 4416'],
        hours: 'always',
        languages: ['en', 'hi'],
        source: 'https://crackittoday.com/current-affairs/tele-manas/',
        checked,
      },
      {
        name: 'Women Helpline',
        helps: ['violence'],
        call: ['181'],
        hours: null,
        languages: ['en', 'hi'],
        source:
          'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
        checked,
      },
      {
        name: 'Child Helpline',
        helps: ['child'],
        call: ['1098'],
        hours: 'always',
        languages: ['en', 'hi'],
        source:
          'https://erranewsindia.com/emergency-assistance-child-helpline-number-1098-will-soon-be-replaced-by-national-emergency-number-112',
        checked,
      },
    ],
  },
  MX: {
    emergency: ['911'],
    emergencySource: 'https://zamudionoticias.mx/?p=17586',
    services: [
      {
        name: 'Línea de la Vida',
        helps: ['crisis'],
        call: ['800 911 2000'],
        hours: 'always',
        languages: ['es'],
        source: 'https://zamudionoticias.mx/?p=17586',
        checked,
      },
    ],
  },
  NL: {
    emergency: ['112'],
    emergencySource: europe,
    services: [
      {
        name: '113 Zelfmoordpreventie',
        helps: ['crisis'],
        call: ['113', '0800-0113'],
        chat: 'https://www.113.nl',
        hours: 'always',
        languages: ['nl'],
        source:
          'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
        checked,
      },
    ],
  },
  NO: {
    emergency: ['113'],
    emergencySource:
      'https://www.helsenorge.no/en/psykisk-helse/mental-healthcare-for-children-and-adolescents/',
    services: [
      {
        name: 'Mental Helse Hjelpetelefonen',
        helps: ['crisis'],
        call: ['116 123'],
        web: 'https://www.sidetmedord.no',
        hours: 'always',
        languages: ['no'],
        source:
          'https://www.nrk.no/osloogviken/over-100-barn-under-ni-ar-har-tatt-kontakt-_-hjelpetelefoner-slar-alarm-1.15736352',
        checked,
      },
      {
        name: 'Alarmtelefonen for barn og unge',
        helps: ['child'],
        call: ['116 111'],
        web: 'https://www.116111.no',
        hours: null,
        languages: ['no'],
        source:
          'https://www.nrk.no/osloogviken/over-100-barn-under-ni-ar-har-tatt-kontakt-_-hjelpetelefoner-slar-alarm-1.15736352',
        checked,
      },
    ],
  },
  NZ: {
    emergency: ['111'],
    emergencySource:
      'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    services: [
      {
        name: '1737 Need to talk?',
        helps: ['crisis'],
        call: ['1737'],
        text: [{ number: '1737' }],
        hours: 'always',
        languages: ['en'],
        source: 'https://www.pegasus.health.nz/?p=6300',
        checked,
      },
      {
        name: "Women's Refuge",
        helps: ['violence'],
        call: ['0800 733 843'],
        web: 'https://womensrefuge.org.nz',
        hours: 'always',
        languages: ['en'],
        source: 'https://womensrefuge.org.nz/get-help/',
        checked,
      },
    ],
  },
  SE: {
    emergency: ['112'],
    emergencySource: europe,
    services: [
      {
        name: 'Självmordslinjen',
        helps: ['crisis'],
        call: ['90101'],
        web: 'https://mind.se',
        hours: 'always',
        languages: ['sv'],
        source: 'http://www.kronprinsessparetsstiftelse.se/projekt/sjalvmordsupplysningen.html',
        checked,
      },
    ],
  },
  US: {
    emergency: ['911'],
    emergencySource: 'https://internationalmentalhealth.org/resources/',
    services: [
      {
        name: '988 Suicide & Crisis Lifeline',
        helps: ['crisis'],
        call: ['988'],
        text: [{ number: '988' }],
        chat: 'https://988lifeline.org',
        hours: 'always',
        languages: ['en', 'es'],
        source: 'https://internationalmentalhealth.org/resources/',
        checked,
      },
      {
        name: 'National Domestic Violence Hotline',
        helps: ['violence'],
        call: ['1-800-799-7233'],
        text: [{ number: '88788', word: 'START' }],
        chat: 'https://www.thehotline.org',
        hours: 'always',
        languages: ['en', 'es'],
        source:
          'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
        checked,
      },
      {
        name: 'Childhelp National Child Abuse Hotline',
        helps: ['child'],
        call: ['1-800-422-4453'],
        text: [{ number: '1-800-422-4453' }],
        web: 'https://childhelphotline.org',
        hours: 'always',
        languages: ['en'],
        source: 'https://childhelphotline.org/how-it-works',
        checked,
      },
      {
        name: 'ANAD Eating Disorder Helpline',
        helps: ['eating'],
        web: 'https://anad.org/eating-disorder-helpline/',
        hours: null,
        languages: ['en'],
        source: 'https://anad.org/eating-disorder-helpline/',
        checked,
      },
    ],
  },
};
