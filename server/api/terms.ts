import {
  getAgeVerification,
  getTerms,
  getTermsForSigning,
  listSignedTerms,
  signTerms,
  verifyAge,
} from '../../src/api/terms';
import { confirmAge, readAgeVerification } from '../domain/account/ageVerification';
import { readSignedTerms, readTermsForSigning, readTermsText, sign } from '../domain/terms/signatures';
import { handle } from './handle';

/** The calls on a person's terms and age (contract 2.5). */
export const termsHandlers = [
  handle(listSignedTerms, async ({ db, clock, person }) => ({
    signedTermsAndConditions: await readSignedTerms(db, person.id, clock.now()),
  })),

  handle(getTerms, ({ db, clock, params }) => readTermsText(db, params.termsId, clock.now())),

  handle(getTermsForSigning, ({ db, clock, person }) => readTermsForSigning(db, person.id, clock.now())),

  handle(signTerms, ({ db, clock, params, body: { ip }, person }) =>
    sign(db, params.termsId, { userId: person.id, now: clock.now(), ip }),
  ),

  handle(getAgeVerification, ({ db, person }) => readAgeVerification(db, person.id)),

  handle(verifyAge, ({ db, clock, body, person }) =>
    confirmAge(db, body, { userId: person.id, now: clock.now() }),
  ),
];
