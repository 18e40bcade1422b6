/** The id of the button that creates the documents, for links to it. */
export const startButtonId = "start-button";
