declare module 'virtual:sign-in-worker' {
  /** The address of the sign-in SDK's worker. */
  const address: string;
  export default address;
}
