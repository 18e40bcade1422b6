import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Template, TemplateSchema } from "#lib/contracts/template.ts";
import { msg } from "#lib/messages/server-message.ts";
import { deepFreeze } from "../common/deep-freeze.ts";
import { AppError } from "../common/errors/app-error.ts";
import { type TemplateDefinition, TemplateDefinitionSchema } from "./definition.ts";
import { withLogoSettings } from "./logo-settings.ts";
import { withSheetSettings } from "./sheets/sheet-settings.ts";

export interface TemplateCatalogue {
  /** In gallery order. */
  all: readonly TemplateDefinition[];
  /** @throws AppError `invalid_request` for an unknown id. */
  find(id: string): TemplateDefinition;
}

/**
 * Reads every folder of `lib/generation/templates` that has a `template.json`: adding a folder adds a template.
 * @throws Error if a definition is invalid or its id differs from its folder's name.
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

/** The public part of a template. */
export function publicTemplate(definition: TemplateDefinition): Template {
  return TemplateSchema.parse(definition);
}

function readDefinition(path: string, folder: string): TemplateDefinition {
  const definition = TemplateDefinitionSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  if (definition.id !== folder) throw new Error(`${path} has the id ${definition.id}, which is not its folder's name`);
  // Frozen, because all sessions share it.
  return deepFreeze(withSheetSettings(withLogoSettings(definition)));
}
