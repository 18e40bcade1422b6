import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Template, TemplateSchema } from "#lib/contracts/template.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/app-error.ts";
import { deepFreeze } from "../common/deep-freeze.ts";
import { type TemplateDefinition, TemplateDefinitionSchema } from "./definition.ts";
import { withSheetSettings } from "./sheet-settings.ts";

export interface TemplateCatalogue {
  /** In the order of the gallery. */
  all: readonly TemplateDefinition[];
  /** @throws AppError `invalid_request` for an id that no template has. */
  find(id: string): TemplateDefinition;
}

/**
 * Reads every folder of `lib/generation/templates` that has a `template.json`: adding a folder adds a template.
 * @throws Error where a definition is not of the right shape or its id is not its folder's name.
 */
export function readCatalogue(rootDir: string): TemplateCatalogue {
  const root = join(rootDir, "lib/generation/templates");
  const all = readdirSync(root)
    .filter((name) => existsSync(join(root, name, "template.json")))
    .map((name) => readDefinition(join(root, name, "template.json"), name))
    .toSorted((one, other) => one.position - other.position);
  return {
    all,
    find(id) {
      const found = all.find((template) => template.id === id);
      if (found) return found;
      const known = all.map((template) => template.id).join(", ");
      const errors = [{ path: "template", ...msg("session.template.known", { known }) }];
      throw new AppError("invalid_request", msg("session.template", { id, known }), { errors });
    },
  };
}

/** What the page may know of a template. */
export function publicTemplate(definition: TemplateDefinition): Template {
  return TemplateSchema.parse(definition);
}

function readDefinition(path: string, folder: string): TemplateDefinition {
  const definition = TemplateDefinitionSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  if (definition.id !== folder) throw new Error(`${path} has the id ${definition.id}, which is not its folder's name`);
  // One for all sessions.
  return deepFreeze(withSheetSettings(definition));
}
