/** Where an arrow, Home or End leads from a card on a board, or null for any other key. */
export const roam = (key: string, from: number, columns: number, size: number): number | null => {
  const row = Math.floor(from / columns);
  const column = from % columns;
  const rows = Math.ceil(size / columns);
  const at = (y: number, x: number): number => Math.min(size - 1, y * columns + x);
  switch (key) {
    case 'ArrowLeft':
      return at(row, (column + columns - 1) % columns);
    case 'ArrowRight':
      return at(row, (column + 1) % columns);
    case 'ArrowUp':
      return at((row + rows - 1) % rows, column);
    case 'ArrowDown':
      return at((row + 1) % rows, column);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, columns - 1);
    default:
      return null;
  }
};
