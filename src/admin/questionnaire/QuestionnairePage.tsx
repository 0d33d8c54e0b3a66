import { listAllQuestions } from '../../api/admin/questionnaire';
import type { FirstCalls } from '../../shared/query/askAhead';
import { QueryView } from '../../shared/query/QueryView';
import { openBy } from '../../ui/openBy';
import { StaffPage } from '../shared/StaffPage';
import { UnreadNote } from '../shared/UnreadNote';
import { useFocusOnChange } from '../shared/useFocusOnChange';
import { ActivateQuestion } from './ActivateQuestion';
import { AddQuestion } from './AddQuestion';
import { DeleteQuestion } from './DeleteQuestion';
import { focusTargets } from './elementIds';
import { questionnaireKeys } from './keys';
import { EditQuestion, NewQuestion } from './QuestionEditor';
import { QuestionsOverview } from './QuestionsOverview';
import { useQuestionParams } from './useQuestionParams';
import { useQuestions } from './useQuestions';
import { ViewQuestion } from './ViewQuestion';

/** The questions that people answer about themselves (staff 2, Questionnaire admin). */
export function QuestionnairePage() {
  const questions = useQuestions();
  const [address, change, hrefWith] = useQuestionParams();
  useFocusOnChange(address, (former) => focusTargets(former, address));

  const { open, step, type } = address;
  const close = () => change({ open: null, step: null, type: null }, { replace: true });
  const title = 'Questionaires';

  if (open === 'new' && type !== null) {
    return (
      <StaffPage title={title}>
        <NewQuestion key={type} type={type} onClose={close} />
      </StaffPage>
    );
  }
  if (open !== null && open !== 'new') {
    return (
      <StaffPage title={title}>
        {step === 'delete' && <DeleteQuestion key={open} id={open} onClose={close} />}
        {step === 'activate' && <ActivateQuestion key={open} id={open} onClose={close} />}
        {step === 'view' && <ViewQuestion key={open} id={open} onClose={close} />}
        {step === null && <EditQuestion key={open} id={open} type={type} onClose={close} />}
      </StaffPage>
    );
  }
  return (
    <StaffPage
      title={title}
      refreshes={questions}
      actions={<AddQuestion onAdd={(newType) => change({ open: 'new', type: newType })} />}
    >
      <QueryView query={questions} loading="Loading the questions" failed="The questions could not be loaded">
        {(loaded) => (
          <>
            <UnreadNote items="questions" list={loaded} />
            <QuestionsOverview
              questions={loaded}
              onView={({ id }) => change({ open: id, step: 'view' })}
              hrefOf={({ id }) => hrefWith({ open: id, step: 'view' })}
              onDelete={({ id }) => change({ open: id, step: 'delete' })}
              onEdit={(event, { id, answerTypeId: answered }) => {
                const to = { open: id, type: answered };
                openBy(event, hrefWith(to), () => change(to));
              }}
              onActivate={({ id }) => change({ open: id, step: 'activate' })}
            />
          </>
        )}
      </QueryView>
    </StaffPage>
  );
}

export const firstCalls: FirstCalls = (ask) => ask(questionnaireKeys.list(), listAllQuestions);
