import { contactsFor } from '../../../api/help/contactsFor';
import type { Help } from '../../../api/help/help';

const kind = 'danger';
const language = 'en';

/** What somebody gets beside a refusal whose server sends no help along. The card finds the numbers of their country. */
export const generalHelp: Help = {
  kind,
  language,
  words: [
    'If you are at risk of harming yourself, please talk to somebody now. You need not carry it alone.',
    'You need not have the right words for it.',
  ],
  question: 'Is there somebody who could be with you now?',
  country: null,
  contacts: contactsFor(kind, null, language),
};
