import * as v from 'valibot';
import { QueryFailure } from '../../app/QueryFailure';
import { idInAddress, useAddressState } from '../../app/useAddressState';
import { EmptyLook, RefusedLook } from '../../ui/FailedLook';
import { Waiting } from '../../ui/Spinner';
import { Choice, SideBySide } from '../shell/SideBySide';
import { StaffPage } from '../shell/StaffPage';
import { useFocusOnChange } from '../shell/useFocusOnChange';
import { Executions } from './Executions';
import { jobTitleId } from './elementIds';
import { useJobs } from './useJobs';

const Address = v.object({ job: idInAddress });

/** The scheduled jobs and when they ran (spec staff 2, Scheduled jobs). */
export function JobsPage() {
  const jobs = useJobs();
  const [address, change] = useAddressState(Address);
  useFocusOnChange(address, ({ job }) => (job === address.job ? [] : [jobTitleId]));

  const selected = jobs.data?.find(({ id }) => id === address.job);

  return (
    <StaffPage title="Scheduled jobs">
      {jobs.isPending && <Waiting label="Loading the jobs" />}
      {jobs.isError && <QueryFailure query={jobs} title="The jobs could not be loaded" />}
      {jobs.data?.length === 0 && <EmptyLook title="No jobs" text="Nothing runs by itself here." />}
      {jobs.data && jobs.data.length > 0 && (
        <SideBySide
          listLabel="Jobs"
          list={
            <ul>
              {jobs.data.map(({ id, name }) => (
                <li key={id}>
                  <Choice isChosen={id === address.job} onChoose={() => change({ job: id })}>
                    {name}
                  </Choice>
                </li>
              ))}
            </ul>
          }
        >
          {selected && <Executions key={selected.id} job={selected} />}
          {address.job === null && (
            <EmptyLook title="No job selected" text="Select a job to see when it ran and what came of it." />
          )}
          {address.job !== null && !selected && (
            <RefusedLook title="This job is not there" text="Select another one from the list." />
          )}
        </SideBySide>
      )}
    </StaffPage>
  );
}
