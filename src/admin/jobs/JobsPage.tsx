import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { listJobs, type ScheduledJob } from '../../api/admin/jobs';
import { idParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';
import type { FirstCalls } from '../../shared/query/askAhead';
import { QueryView } from '../../shared/query/QueryView';
import { EmptyState } from '../../ui/states/EmptyState';
import { ListToolbar } from '../shared/ListToolbar';
import { MasterDetail } from '../shared/MasterDetail';
import { MasterDetailItem } from '../shared/MasterDetailItem';
import { MasterDetailItems } from '../shared/MasterDetailItems';
import { OpenItem } from '../shared/OpenItem';
import { StaffPage } from '../shared/StaffPage';
import { UnreadNote } from '../shared/UnreadNote';
import { useFocusOnChange } from '../shared/useFocusOnChange';
import { useListSearch } from '../shared/useListSearch';
import { Executions } from './Executions';
import { jobTitleId } from './elementIds';
import { jobsKeys } from './keys';
import { useJobs } from './useJobs';

const textsOf = ({ name }: ScheduledJob) => [name];

const Address = v.object({ job: idParam });

/** The scheduled jobs and when they ran (staff 2, Scheduled jobs). */
export function JobsPage() {
  const jobs = useJobs();
  const queries = useQueryClient();
  const search = useListSearch(jobs.data, textsOf);
  const [address, change] = useSearchParamsState(Address);
  useFocusOnChange(address, ({ job }) => (job === address.job ? [] : [jobTitleId]));

  const isFetching = useIsFetching({ queryKey: jobsKeys.all() }) > 0;
  // The executions that show as well.
  const refetch = () => queries.invalidateQueries({ queryKey: jobsKeys.all() });

  return (
    <StaffPage title="Scheduled Jobs" refreshes={{ data: jobs.data, isFetching, refetch }}>
      <QueryView
        query={jobs}
        loading="Loading the jobs"
        failed="The jobs could not be loaded"
        empty={<EmptyState title="No jobs" text="Nothing runs by itself here." />}
      >
        {(loaded) => (
          <>
            <UnreadNote items="jobs" list={loaded} />
            {search.isUseful && <ListToolbar items="jobs" search={search} />}
            <MasterDetail
              listLabel="Jobs"
              list={
                <MasterDetailItems
                  items={search.found ?? loaded}
                  keyOf={({ id }) => id}
                  isKept={({ id }) => id === address.job}
                  typicalHeight={36}
                  as={{ list: 'ul', item: 'li' }}
                >
                  {({ id, name }) => (
                    <MasterDetailItem isChosen={id === address.job} onChoose={() => change({ job: id })}>
                      {name}
                    </MasterDetailItem>
                  )}
                </MasterDetailItems>
              }
            >
              {address.job === null ? (
                <EmptyState
                  title="No job selected"
                  text="Select a job to see when it ran and what came of it."
                />
              ) : (
                <OpenItem
                  id={address.job}
                  list={loaded}
                  noun="job"
                  missing="Select another one from the list."
                >
                  {(job) => <Executions job={job} />}
                </OpenItem>
              )}
            </MasterDetail>
          </>
        )}
      </QueryView>
    </StaffPage>
  );
}

export const firstCalls: FirstCalls = (ask) => ask(jobsKeys.list(), listJobs);
