import {
  changeChoiceQuestion,
  changeNumericQuestion,
  getQuestion,
} from '../../../../src/api/admin/questionnaire';
import { changeSettingVersion, listSettings } from '../../../../src/api/admin/settings';
import { changeSignupSource, listSignupSources } from '../../../../src/api/admin/signupSources';
import { changeTerms, getTermsVersion } from '../../../../src/api/admin/terms';
import type { AnyCall } from '../../../../src/api/call';
import { fault, mock } from '../../../support/mocks';
import { mockQuestions, openAsItIs, all as questions, sleep, tone } from '../../questionnaire/openQuestions';
import { openSettings, settings } from '../../settings/openSettings';
import { newsletter, openSources, serve as serveSources } from '../../signupSources/openSources';
import { draft, openTerms, serve as serveTerms, all as terms } from '../../terms/openTerms';

/** A field, and what a person or a colleague makes of it. */
interface FieldOfKind {
  label: string;
  /** What a colleague has put there, as the field shows it. */
  theirs: string;
}

/** Something that two people may edit at once. */
export interface Kind {
  name: string;
  /** Opens its editor, on a server that has it as it is. */
  open(): ReturnType<typeof openTerms>;
  /** The field that both change, and the text that the first has typed. */
  both: FieldOfKind & { mine: string };
  /** Another one. */
  other: FieldOfKind;
  /** A colleague has changed these fields. */
  changedBy(change: 'both' | 'other', by?: { changedBy: string; changedAt: string; revision: number }): void;
  /** The look before the save fails. */
  breakRead(): void;
  save: AnyCall;
  /** What the save sends of the field that both have changed. */
  sentOf(body: Record<string, unknown>): unknown;
  /** Whether the save asks once more. */
  asks?: boolean;
}

const termsDraft: Kind = {
  name: 'a draft of the terms',
  open: () => {
    serveTerms(terms);
    return openTerms('?open=5&edit=yes');
  },
  both: { label: 'Content', mine: 'Mine', theirs: 'Theirs' },
  other: { label: 'Active From', theirs: '2126-10-01T12:00' },
  changedBy: (change, by) =>
    void serveTerms([
      {
        ...draft,
        ...(change === 'both'
          ? { content: 'Theirs' }
          : { validFrom: new Date(2126, 9, 1, 12, 0).toISOString() }),
        ...by,
      },
    ]),
  breakRead: () => void fault(getTermsVersion, { status: 500 }),
  save: changeTerms,
  sentOf: ({ content }) => content,
  asks: true,
};

const settingVersion: Kind = {
  name: 'a version of a setting',
  open: () => {
    mock(listSettings, settings);
    return openSettings('?setting=3&version=31');
  },
  both: { label: 'Value', mine: 'Mine', theirs: 'Theirs' },
  other: { label: 'Active from', theirs: '2126-10-01' },
  changedBy: (change, by) => {
    const version = change === 'both' ? { value: 'Theirs' } : { activeSinse: '2126-10-01T00:00:00.000Z' };
    mock(
      listSettings,
      settings.map((each) => ({
        ...each,
        versions: each.versions.map((one) => ({ ...one, ...(one.id === 31 && { ...version, ...by }) })),
      })),
    );
  },
  breakRead: () => void fault(listSettings, { status: 500 }),
  save: changeSettingVersion,
  sentOf: ({ value }) => value,
};

const signupSource: Kind = {
  name: 'a signup source',
  open: () => {
    serveSources(newsletter);
    return openSources('?source=1');
  },
  both: { label: 'Description', mine: 'Mine', theirs: 'Theirs' },
  other: { label: 'Max auto-signups', theirs: '7' },
  changedBy: (change, by) =>
    void serveSources({
      ...newsletter,
      ...(change === 'both' ? { description: 'Theirs' } : { maxAutoSignups: 7 }),
      ...by,
    }),
  breakRead: () => void fault(listSignupSources, { status: 500 }),
  save: changeSignupSource,
  sentOf: ({ description }) => description,
};

const questionOf = (name: string, question: typeof sleep, save: AnyCall): Kind => ({
  name,
  open: () => {
    mockQuestions(questions);
    return openAsItIs(`?open=${question.id}&type=${question.answerTypeId}`);
  },
  both: { label: 'Question', mine: 'Mine', theirs: 'Theirs' },
  other: { label: 'Help text', theirs: 'Their help' },
  changedBy: (change, by) => {
    const theirs = change === 'both' ? { question: 'Theirs' } : { description: 'Their help' };
    mockQuestions(
      questions.map((each) => ({ ...each, ...(each.id === question.id && { ...theirs, ...by }) })),
    );
  },
  breakRead: () => void fault(getQuestion, { status: 500 }),
  save,
  sentOf: ({ questionText }) => questionText,
});

export const kinds: readonly Kind[] = [
  termsDraft,
  settingVersion,
  signupSource,
  questionOf('a draft of a numeric question', sleep, changeNumericQuestion),
  questionOf('a draft of a choice question', tone, changeChoiceQuestion),
];
