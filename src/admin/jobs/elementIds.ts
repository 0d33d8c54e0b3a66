/** The id of the selected job's name, where the focus goes when a job is selected. */
export const jobTitleId = 'job-title';
