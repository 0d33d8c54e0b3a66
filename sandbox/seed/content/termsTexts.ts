/** What changes from one version of the terms to the next. */
interface Edition {
  /** What is new, told to those who signed the version before; none for the first. */
  changes?: string[];
  /** For how many months what was shared for research is kept. */
  sharedMonths: number;
  /** Whether people outside the company look after some of the data. */
  processors?: [name: string, task: string][];
  /** Whether the assistant's limits have a section of their own. */
  explainsAssistant: boolean;
}

const section = (heading: string, ...blocks: string[]) => `<h3>${heading}</h3>\n${blocks.join('\n')}`;
const paragraph = (text: string) => `<p>${text}</p>`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const news = (changes: readonly string[]) => section('What has changed', list(changes));

const service = section(
  'What Hearken is',
  paragraph(
    'Hearken is a place to think out loud. You write, and an assistant listens, gives back what it has understood, and asks. The conversation is yours: you decide what it is about and when it ends.',
  ),
  paragraph(
    'Hearken is <strong>not</strong> a doctor, a therapist or an emergency service, and it can’t see when you are in danger. If you are thinking about hurting yourself, please call your local emergency number or talk to somebody near you at once.',
  ),
);

const assistant = section(
  'What the assistant can and can’t do',
  list([
    'It is a computer program. Nobody reads along while you write.',
    'It may misunderstand you, and what it says may be wrong. Please don’t base a decision about your health, your money or your rights on it alone.',
    'Messages that speak of self-harm are not answered by the assistant. You are told where to find help instead.',
  ]),
);

const account = section(
  'Your account',
  list([
    'You are 13 years old or above.',
    'Your account is for you alone. Please keep your password to yourself.',
    'You can remove your account on your profile at any time. Your conversations, answers and signatures are then deleted at once.',
  ]),
);

const conversations = (months: number) =>
  section(
    'Your conversations',
    paragraph(
      'We store what you write so that the next conversation can go on where the last one ended. It is encrypted on its way and in our databases.',
    ),
    paragraph(
      `Only if you switch on <em>Share my conversations</em> on your profile do people who improve Hearken see them, without your name and for no longer than <strong>${months} months</strong>. You can switch it off again whenever you like.`,
    ),
  );

const kept = (months: number) => `<table>
<caption>How long we keep what</caption>
<thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>Name and e-mail</td><td>To sign you in and to write to you about your account</td><td>Until you remove your account</td></tr>
<tr><td>Conversations and summaries</td><td>To go on where you stopped</td><td>Until you remove your account</td></tr>
<tr><td>Shared conversations</td><td>To make Hearken better</td><td>${months} months</td></tr>
<tr><td>Feedback</td><td>To mend what is broken</td><td>Without your name, as long as it helps</td></tr>
</tbody>
</table>`;

const others = (processors: readonly [string, string][]) =>
  section(
    'Who works for us',
    paragraph('These companies look after some of your data for us, and may use it for nothing else:'),
    list(processors.map(([name, task]) => `<strong>${name}</strong>: ${task}`)),
  );

const rights = section(
  'Your rights',
  paragraph('You can ask us at any time'),
  '<ol><li>what we know about you,</li><li>to correct it,</li><li>to delete it,</li><li>to hand it over to you in a common format.</li></ol>',
  paragraph(
    'Write to <a href="mailto:privacy@hearken.example">privacy@hearken.example</a>; we answer within 30 days. If you are not content with our answer you can complain to the data protection authority of your country.',
  ),
);

const changing = section(
  'When these terms change',
  paragraph(
    'We ask you to read and accept a new version before you go on. The versions that you have accepted stay with you under <em>Terms &amp; Conditions</em>.',
  ),
);

/** A version of the terms as HTML. */
export function termsText({ changes, sharedMonths, processors, explainsAssistant }: Edition): string {
  return [
    '<h2>Terms and conditions</h2>',
    paragraph(
      'Thank you for being here. We have kept this short and in plain words, because it is about something that belongs to you: what you say.',
    ),
    ...(changes ? [news(changes)] : []),
    service,
    ...(explainsAssistant ? [assistant] : []),
    account,
    conversations(sharedMonths),
    kept(sharedMonths),
    ...(processors ? [others(processors)] : []),
    rights,
    changing,
  ].join('\n');
}
