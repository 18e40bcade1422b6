/** The button that creates the documents: what leads there finds it by this. */
export const startButtonId = "start-button";
