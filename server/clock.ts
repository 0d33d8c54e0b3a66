/** What the server takes for the time: the real one, or a clock that can be set. */
export interface Clock {
  now(): Date;
}
