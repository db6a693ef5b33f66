/**
 * Fetches what a table loads only when it comes to it: a device that goes round may be without a
 * network by then. What can't be fetched now is asked for again when it is needed.
 */
export const fetchParts = (): Promise<unknown> =>
  Promise.allSettled([
    import('../clue/ClueField.svelte'),
    import('../end/EndPanel.svelte'),
    import('../log/LogSheet.svelte'),
    import('../look/keep-focus.ts'),
    import('../messages/en/refusals.ts'),
    import('../messages/fr/refusals.ts'),
    import('../messages/en.ts'),
    import('../messages/fr.ts'),
    import('../rules-page/en/book.ts'),
    import('../rules-page/fr/book.ts'),
    import('../rules-page/TableRules.svelte'),
    import('../side/DuoSides.svelte'),
    import('../turn/Away.svelte'),
    import('../turn/ClockFace.svelte'),
    import('../turn/Complaint.svelte'),
    import('../turn/Exceptions.svelte'),
  ]);
