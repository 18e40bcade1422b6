const transparent = new Set(["w:ins", "w:moveTo", "w:smartTag", "w:customXml", "w:dir", "w:bdo"]);

/** Whether an element only groups its content, which is read as if it stood in its place. */
export const isTransparent = (name: string): boolean => transparent.has(name);
