/** For what is read when its page opens, and again only when somebody asks for it (contract: S66 to S73). */
export const asOpened = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;
