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
    import('../rules-page/TableRules.svelte'),
    import('../side/DuoSides.svelte'),
    import('../turn/ClockFace.svelte'),
    import('../turn/Exceptions.svelte'),
  ]);
