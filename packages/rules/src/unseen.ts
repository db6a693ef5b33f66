/**
 * Characters that show nothing, or that turn the text around them. The last ones count as letters
 * and marks all the same: Hangul and Khmer fillers, joiners.
 */
export const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{115F}\u{1160}\u{3164}\u{FFA0}]|\u{17B4}|\u{17B5}|\u{034F}/u;
