import { cleanText } from "../clean-text.ts";
import { foldCase } from "../fold-case.ts";

/** A value as conditions name it: the text that the spreadsheet shows, on one line; "" for an empty cell. */
export const conditionValue = (text: string): string => cleanText(text).replaceAll("\n", " ");

/** Equal for values that conditions don't tell apart, such as "Paid" and "paid ". */
export const conditionKey = (text: string): string => foldCase(conditionValue(text));
