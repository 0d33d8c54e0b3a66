/*
 * Where people in need get help, by country. This table is all that the product knows of it, and anybody can keep it:
 *
 * - Only services that are well established: run or paid for by a state, or a charity that everybody there knows.
 * - `helps` says what for: 'crisis' (thoughts of suicide, despair), 'violence' (at home), 'child', 'eating'.
 * - `hours` is 'always', or the days and hours of the day, or null where we don't know: then nothing is said of them.
 * - `source` is a page that says so, `checked` the day on which we read it. Pages were read in stored copies: whoever
 *   puts the product before people calls each number once, and writes the day of the call here. The service's own page
 *   comes first, then a state's, then a broadcaster's or newspaper's; a second page, where the first doesn't say all,
 *   stands in a comment.
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
    emergencySource: 'http://emergencias911.mseg.gba.gov.ar/preguntas',
    services: [
      {
        name: 'Línea de salud mental (Ministerio de Salud)',
        helps: ['crisis'],
        call: ['0800 999 0091'],
        hours: 'always',
        languages: ['es'],
        source:
          'https://www.cba24n.com.ar/sociedad/se-habilito-linea-telefonica-nacional-y-gratuita-para-urgencias-de-salud-mental_a631b4db37e12b42cd076b8cf',
        checked,
      },
      {
        name: 'Centro de Asistencia al Suicida',
        helps: ['crisis'],
        call: ['135', '(011) 5275-1135'],
        // In some provinces their own psychologists answer 135, so that the hours differ by place.
        hours: null,
        languages: ['es'],
        source:
          'https://elauditor.info/actualidad/-es-muy-importante-la-tarea-de-prevencion-del-suicidio-_a603ce26796773412c05b098e',
        checked,
      },
      {
        name: 'Línea 144',
        helps: ['violence'],
        call: ['144'],
        // In 2025 still so: https://elespejoweb.com/2025/09/19/doce-anos-de-la-linea-144-un-pilar-contra-la-violencia-de-genero-en-argentina
        hours: 'always',
        languages: ['es'],
        source: 'https://www.telam.com.ar/notas/202309/640470-linea-144-violencia-de-genero.html',
        checked,
      },
    ],
  },
  AT: {
    emergency: ['112', '144'],
    emergencySource:
      'https://rtr.at/TKP/was_wir_tun/telekommunikation/konsumentenservice/information/informationen_fuer_konsumenten/TKKS_Notrufe.de.html',
    services: [
      {
        name: 'TelefonSeelsorge',
        helps: ['crisis'],
        call: ['142'],
        web: 'https://www.telefonseelsorge.at',
        hours: 'always',
        languages: ['de'],
        source: 'https://tirol.orf.at/stories/3120626/',
        checked,
      },
      {
        name: 'Frauenhelpline gegen Gewalt',
        helps: ['violence'],
        call: ['0800 222 555'],
        web: 'https://www.frauenhelpline.at',
        hours: 'always',
        languages: ['de'],
        source: 'https://www.xn--frauenhausmdling-wwb.at/news/frauenhelpline-0800-222-555/',
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
    emergencySource: 'https://cfs.sa.gov.au/warnings-and-incidents/call-triple-zero-in-an-emergency/',
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
      {
        name: 'Butterfly',
        helps: ['eating'],
        call: ['1800 33 4673'],
        web: 'https://butterfly.org.au',
        // Every day from 8:00 to midnight, by the clocks of the east: not by those of all the country.
        hours: null,
        languages: ['en'],
        source:
          'https://butterfly.org.au/news/butterfly-foundation-national-helpline-1800-ed-hope-expands-hours-of-operation-for-eating-disorders/',
        checked,
      },
    ],
  },
  BE: {
    emergency: ['112', '101'],
    emergencySource: 'https://limburg.be/112-en-101-alleen-noodoproepen',
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
      {
        name: 'Centre de Prévention du Suicide',
        helps: ['crisis'],
        call: ['0800 32 123'],
        web: 'https://www.preventionsuicide.be',
        // Hours: https://bx1.be/categories/news/la-reine-mathilde-visite-le-centre-de-prevention-du-suicide-a-ixelles/
        hours: 'always',
        languages: ['fr'],
        source:
          'https://www.preventionsuicide.be/actualites/le-centre-de-prevention-du-suicide-publie-son-rapport-dactivites-2022',
        checked,
      },
      {
        name: 'Awel',
        helps: ['child'],
        call: ['102'],
        hours: null,
        languages: ['nl'],
        source:
          'https://www.hln.be/nieuws/binnenland/ruim-23-000-contacten-met-kinderen-en-jongeren-voor-awel-de-voormalige-kinder-en-jongerentelefoon~a1065a0b/',
        checked,
      },
      {
        name: 'Écoute-Enfants',
        helps: ['child'],
        call: ['103'],
        hours: null,
        languages: ['fr'],
        source: 'https://www.rtbf.be/article/ecoute-enfants-le-numero-103-en-quete-de-visibilite-11076758',
        checked,
      },
      {
        name: '1712',
        helps: ['violence', 'child'],
        call: ['1712'],
        web: 'https://www.1712.be',
        hours: null,
        languages: ['nl'],
        source: 'https://www.1712.be/nl/over-1712',
        checked,
      },
      {
        name: 'Écoute Violences Conjugales',
        helps: ['violence'],
        call: ['0800 30 030'],
        web: 'https://www.ecouteviolencesconjugales.be',
        hours: 'always',
        languages: ['fr'],
        source: 'https://www.ecouteviolencesconjugales.be/qui-sommes-nous/presentation/',
        checked,
      },
    ],
  },
  CA: {
    emergency: ['911'],
    emergencySource: 'https://www.gnb.ca/en/topic/laws-safety/community-safety/911.html',
    services: [
      {
        name: '9-8-8: Suicide Crisis Helpline',
        helps: ['crisis'],
        call: ['988'],
        text: [{ number: '988' }],
        hours: 'always',
        languages: ['en', 'fr'],
        source:
          'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
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
      {
        name: 'NEDIC',
        helps: ['eating'],
        call: ['1-866-633-4220'],
        hours: null,
        languages: ['en'],
        source:
          'https://newswire.ca/news-releases/eating-disorder-groups-across-canada-to-mark-eating-disorders-awareness-week-2017-with-notachoice-campaign-612179053.html',
        checked,
      },
    ],
  },
  CH: {
    emergency: ['144', '117'],
    emergencySource: 'https://blog.alertswiss.ch/de/rubriken/news-babs/europaeischer-tag-des-notrufs-112/',
    services: [
      {
        name: 'Die Dargebotene Hand',
        helps: ['crisis'],
        call: ['143'],
        web: 'https://www.143.ch',
        hours: 'always',
        languages: ['de', 'fr', 'it'],
        source: 'https://www.bag-blueprint.ch/die-dargebotene-hand-tel-143',
        checked,
      },
      {
        name: 'Pro Juventute 147',
        helps: ['child'],
        call: ['147'],
        text: [{ number: '147' }],
        web: 'https://www.147.ch',
        hours: 'always',
        languages: ['de', 'fr', 'it'],
        source: 'https://www.projuventute.ch/de/eltern/familie-gesellschaft/147',
        checked,
      },
    ],
  },
  CL: {
    emergency: ['131', '133'],
    emergencySource:
      'https://www.latercera.com/nacional/noticia/la-ultima-apuesta-del-gobierno-en-seguridad-publica-tener-un-acceso-unico-similar-al-911-y-crear-un-sistema-de-proteccion-integrado/',
    services: [
      {
        name: 'Línea de prevención del suicidio',
        helps: ['crisis'],
        call: ['*4141'],
        hours: 'always',
        languages: ['es'],
        source:
          'https://www.latercera.com/nacional/noticia/fono-4141-de-prevencion-del-suicidio-mas-de-227000-llamadas-atendidas-en-tres-anos/',
        checked,
      },
      {
        name: 'Fono 1455, violencia contra la mujer',
        helps: ['violence'],
        call: ['1455'],
        hours: { from: 1, to: 5, open: '08:00', close: '00:00' },
        languages: ['es'],
        source: 'https://minmujeryeg.gob.cl/?page_id=4023',
        checked,
      },
    ],
  },
  DE: {
    emergency: ['112', '110'],
    emergencySource:
      'https://www.mainz.de/microsite/feuerwehr/090kontakt/contentseiten/070.10_Notfallkontakte.php',
    services: [
      {
        name: 'TelefonSeelsorge',
        helps: ['crisis'],
        call: ['0800 111 0 111', '0800 111 0 222'],
        web: 'https://www.telefonseelsorge.de',
        hours: 'always',
        languages: ['de'],
        source: 'https://www.domradio.de/glossar/telefonseelsorge-0',
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
        name: 'Hilfetelefon „Gewalt an Männern“',
        helps: ['violence'],
        call: ['0800 123 99 00'],
        web: 'https://www.maennerhilfetelefon.de',
        hours: null,
        languages: ['de'],
        source:
          'https://www.baden-wuerttemberg.de/de/service/presse/pressemitteilung/pid/maennerhilfetelefon-wird-fuer-immer-mehr-maenner-anlaufstelle',
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
    emergencySource: 'https://politi.dk/kontakt-politiet/alarm-112',
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
        // Hours: https://childhelplineinternational.org/20-years-20-voices-borns-vilkar-denmark/
        hours: 'always',
        languages: ['da'],
        source: 'https://childhelplineinternational.org/international-child-helpline-day-2018-denmark/',
        checked,
      },
    ],
  },
  ES: {
    emergency: ['112'],
    emergencySource:
      'http://www.madrid112.es/index.php/que-es-el-112/el-servicio-112-de-la-comunidad-de-madrid',
    services: [
      {
        name: 'Línea 024',
        helps: ['crisis'],
        call: ['024'],
        hours: 'always',
        languages: ['es'],
        source:
          'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
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
        call: ['900 20 20 10', '116 111'],
        // 116 111: https://amp.antena3.com/noticias/sociedad/116111-nuevo-telefono-atender-ninos-adolescentes_2011040657479ffb4beb287180baff4b.html
        // Hours: https://www.hacerfamilia.com/ninos/noticia-puedes-contar-nosotros-nuevo-video-telefono-anar-20150415091241.html
        hours: 'always',
        languages: ['es'],
        source: 'http://www.injuve.es/noticia/telefono-anar-de-ayuda-a-ninos-y-adolescentes',
        checked,
      },
    ],
  },
  FR: {
    emergency: ['112', '15'],
    emergencySource: 'https://associations.gouv.fr/1044-choix-siege-social-association.html?xml=F33954',
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
        name: '3919 Violences Femmes Info',
        helps: ['violence'],
        call: ['3919'],
        web: 'https://www.solidaritefemmes.org',
        // Weekends too: https://www.icfhabitat.fr/groupe/ensemble-luttons-contre-les-violences-faites-aux-femmes
        hours: 'always',
        languages: ['fr'],
        source: 'https://www.solidaritefemmes.org/actualites/passage-de-la-ligne-ecoute-du-3919-2424',
        checked,
      },
      {
        name: '119 Enfance en danger',
        helps: ['child'],
        call: ['119'],
        web: 'https://www.allo119.gouv.fr',
        hours: 'always',
        languages: ['fr'],
        source:
          'https://france3-regions.francetvinfo.fr/paris-ile-de-france/2015/01/28/enfance-en-danger-en-25-ans-le-119-triple-son-nombre-d-appels-642429.html',
        checked,
      },
    ],
  },
  GB: {
    emergency: ['999'],
    emergencySource: 'https://www.swast.nhs.uk/when-to-call-999',
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
    emergency: ['112', '999'],
    emergencySource: 'https://carlow-nationalist.ie/2020/09/10/awareness-day-highlights-suicide-prevention/',
    services: [
      {
        name: 'Samaritans',
        helps: ['crisis'],
        call: ['116 123'],
        web: 'https://www.samaritans.org',
        // Hours: https://www.oireachtas.ie/en/debates/question/2013-12-10/505/
        hours: 'always',
        languages: ['en'],
        source:
          'https://www.irishexaminer.com/breakingnews/ireland/samaritans-answer-29m-calls-since-2014-charity-to-play-crucial-role-in-new-mental-help-phone-service-914684.html',
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
      {
        name: 'Childline',
        helps: ['child'],
        call: ['1800 66 66 66'],
        web: 'https://www.childline.ie',
        hours: 'always',
        languages: ['en'],
        source:
          'http://www.breakingnews.ie/ireland/childine-volunteers-answered-1020-calls-from-children-on-christmas-day-820223.html',
        checked,
      },
    ],
  },
  IN: {
    emergency: ['112'],
    emergencySource:
      'https://www.deccanherald.com/national/wcd-ministry-asks-states-to-integrate-child-helpline-with-112-sos-app-1144814.html',
    services: [
      {
        name: 'Tele MANAS',
        helps: ['crisis'],
        call: ['14416', '1800 891 4416'],
        // Hours: https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/
        hours: 'always',
        languages: ['en', 'hi'],
        source:
          'https://www.livemint.com/news/india/govts-mental-health-helpline-tele-manas-receives-over-2-lakh-calls-since-launch-11690014660473.html',
        checked,
      },
      {
        name: 'Women Helpline',
        helps: ['violence'],
        call: ['181'],
        hours: 'always',
        languages: ['en', 'hi'],
        source:
          'https://www.lokmattimes.com/health/mission-vatsalya-scheme-supports-2450-child-care-institutes-centre/',
        checked,
      },
      {
        name: 'Child Helpline',
        helps: ['child'],
        call: ['1098'],
        hours: 'always',
        languages: ['en', 'hi'],
        source: 'https://orissadiary.com/integration-of-child-helpline-with-erss-112-completed-in-9-states/',
        checked,
      },
    ],
  },
  MX: {
    emergency: ['911'],
    emergencySource:
      'https://www.gob.mx/segob/prensa/conferencia-de-prensa-del-secretario-ejecutivo-del-sistema-nacional-de-seguridad-publica-alvaro-vizcaino-zamora',
    services: [
      {
        name: 'Línea de la Vida',
        helps: ['crisis'],
        call: ['800 911 2000'],
        hours: 'always',
        languages: ['es'],
        source:
          'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
        checked,
      },
    ],
  },
  NL: {
    emergency: ['112'],
    emergencySource: 'https://www.politie.nl/nieuws/2021/februari/11/08-als-elke-seconde-telt.html',
    services: [
      {
        name: '113 Zelfmoordpreventie',
        helps: ['crisis'],
        call: ['113'],
        chat: 'https://www.113.nl',
        // Hours: https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt
        hours: 'always',
        languages: ['nl'],
        source: 'https://www.113.nl/schoolopdracht',
        checked,
      },
      {
        name: 'Veilig Thuis',
        helps: ['violence'],
        call: ['0800-2000'],
        web: 'https://www.veiligthuis.nl',
        hours: 'always',
        languages: ['nl'],
        source:
          'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
        checked,
      },
      {
        name: 'De Kindertelefoon',
        helps: ['child'],
        call: ['0800-0432'],
        web: 'https://www.kindertelefoon.nl',
        hours: null,
        languages: ['nl'],
        source: 'https://www.vriendenkindertelefoon.nl/kindertelefoon',
        checked,
      },
    ],
  },
  NO: {
    emergency: ['113'],
    emergencySource: 'https://helsenorge.no/sykdom/psykiske-lidelser/depresjon/selvmord-og-selvmordstanker',
    services: [
      {
        name: 'Mental Helse Hjelpetelefonen',
        helps: ['crisis'],
        call: ['116 123'],
        web: 'https://www.sidetmedord.no',
        // Hours: https://www.nrk.no/osloogviken/over-100-barn-under-ni-ar-har-tatt-kontakt-_-hjelpetelefoner-slar-alarm-1.15736352
        hours: 'always',
        languages: ['no'],
        source: 'https://helsenorge.no/sykdom/psykiske-lidelser/depresjon/selvmord-og-selvmordstanker',
        checked,
      },
      {
        name: 'Kirkens SOS',
        helps: ['crisis'],
        call: ['22 40 00 40'],
        web: 'https://kirkens-sos.no',
        hours: 'always',
        languages: ['no'],
        source: 'https://www.girku-sos.no/nordsamisk/telefon',
        checked,
      },
      {
        name: 'Alarmtelefonen for barn og unge',
        helps: ['child'],
        call: ['116 111'],
        web: 'https://www.116111.no',
        hours: 'always',
        languages: ['no'],
        source: 'https://www.116111.no/omalarmtelefonen',
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
        source:
          'https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy',
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
      {
        name: "0800 What's Up",
        helps: ['child'],
        call: ['0800 942 8787'],
        web: 'https://www.whatsup.co.nz',
        hours: null,
        languages: ['en'],
        source: 'http://www.whatsup.co.nz/node/21',
        checked,
      },
    ],
  },
  SE: {
    emergency: ['112'],
    emergencySource: 'https://rsnv.se/din-sakerhet/viktiga-telefonnummer',
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
      {
        name: 'Kvinnofridslinjen',
        helps: ['violence'],
        call: ['020-50 50 50'],
        web: 'https://kvinnofridslinjen.se',
        // Hours: https://nck.uu.se/kvinnofridslinjen/kvinnofridslinjen-ger-stod-per-telefon/
        hours: 'always',
        languages: ['sv'],
        source:
          'https://www.nck.uu.se/nyhetsarkiv/nyhetsvisningssida/?tarContentId=1050738&languageId=3&id=1040',
        checked,
      },
      {
        name: 'Bris',
        helps: ['child'],
        call: ['116 111'],
        web: 'https://www.bris.se',
        hours: 'always',
        languages: ['sv'],
        source: 'https://8sidor.se/sverige/2025/08/manga-barn-ringde-till-bris/',
        checked,
      },
    ],
  },
  US: {
    emergency: ['911'],
    emergencySource:
      'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    services: [
      {
        name: '988 Suicide & Crisis Lifeline',
        helps: ['crisis'],
        call: ['988'],
        text: [{ number: '988' }],
        chat: 'https://988lifeline.org',
        hours: 'always',
        languages: ['en', 'es'],
        source:
          'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
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
