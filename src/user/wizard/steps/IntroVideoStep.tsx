import { getIntroVideo, markIntroVideoWatched } from '../../../api/introVideo';
import { cachePolicy } from '../../../shared/query/cachePolicy';
import { useCallMutation } from '../../../shared/query/useCallMutation';
import { useCallQuery } from '../../../shared/query/useCallQuery';
import { startUpKeys } from '../keys';
import { StepFrame } from '../StepFrame';
import { useWizard } from '../WizardContext';
import { didResolve } from './didResolve';
import { IntroVideo } from './IntroVideo';
import { StepBody } from './StepBody';
import styles from './Steps.module.css';

/** The intro video; Next notes that it was watched and never waits for it (WIZ-030 to WIZ-032). */
export function IntroVideoStep() {
  const { done } = useWizard();
  const video = useCallQuery(startUpKeys.introVideo(), getIntroVideo, undefined, cachePolicy.askedOnce);
  const watched = useCallMutation(markIntroVideoWatched);

  return (
    <StepFrame
      intro="A few words about what you can expect here."
      onNext={async () => done.includes('introVideo') || didResolve(watched.mutateAsync())}
    >
      <StepBody
        query={video}
        className={styles.videoPlace}
        loading="Loading the video"
        failed="The video could not be loaded"
        empty={<p>There is no video at the moment.</p>}
      >
        {({ link }) => <IntroVideo link={link} />}
      </StepBody>
    </StepFrame>
  );
}
