/** Holds the language that a visitor chose, and nothing else. */
export const languageCookie = "language";
