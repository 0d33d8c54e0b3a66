import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { lastChange } from './lastChange';
import { moment } from './moment';
import { users } from './users';

/** A question of the questionnaire; drafts are not active (contract 2.4, 3.6). */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    question: text().notNull(),
    description: text().notNull(),
    /** What `{{question:key}}` in a prompt names; unique without regard to case. */
    key: text().notNull(),
    mandatory: boolean().notNull(),
    active: boolean().notNull(),
    /** 1 numeric, 2 multiple choice, 3 single choice. */
    answerTypeId: integer().$type<1 | 2 | 3>().notNull(),
    sortOrder: integer().notNull(),
    /** The ends of the scale; numeric questions only. */
    minValue: integer(),
    maxValue: integer(),
    ...lastChange(),
  },
  (table) => [uniqueIndex('questions_key').on(sql`lower(${table.key})`)],
);

/** What can be chosen in a choice question. */
export const questionOptions = pgTable(
  'question_options',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    answer: text().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [index().on(table.questionId)],
);

/** A person's answer; one of a choice question may have no option at all and still counts (contract U27). */
export const answers = pgTable(
  'answers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** The number given; null for choice questions. */
    value: integer(),
    answeredAt: moment().notNull(),
  },
  (table) => [unique().on(table.userId, table.questionId), index().on(table.questionId)],
);

export const answerOptions = pgTable(
  'answer_options',
  {
    answerId: integer()
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    optionId: integer()
      .notNull()
      .references(() => questionOptions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.optionId] }), index().on(table.optionId)],
);

/** Optional single-choice questions that a person has been shown, and may have skipped (D-48). */
export const shownQuestions = pgTable(
  'shown_questions',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] }), index().on(table.questionId)],
);
