import type { ComponentType } from 'react';
import type { LiveFile, LiveProject } from '#site/features/live-code/LiveProject.ts';
import { CodeFailure } from './CodeFailure.ts';
import { type CompiledFile, compileFile } from './compileFile.ts';
import { evaluateFile } from './evaluateFile.ts';
import {
  describeAvailable,
  isAvailable,
  loadPackageModules,
  packageModule,
} from './packageModules.ts';
import { lineOfImport, resolveFile } from './resolveFile.ts';

/** A project that can be rendered. */
export interface LinkedProject {
  Component: ComponentType;
  /** Style sheets it imports. */
  styles: string[];
}

/** Compiles a project, loads the packages it names, evaluates it, and returns the component it shows. */
export async function linkProject(project: LiveProject): Promise<LinkedProject> {
  const compiled = compileReachable(project);
  await loadPackageModules(
    [...compiled.values()].flatMap(({ imports }) => imports.filter((path) => !isRelative(path))),
  );
  return evaluateProject(project, compiled);
}

/** Only what the entry reaches is compiled: a half-written file nobody imports is no error. */
function compileReachable({ files, entry }: LiveProject): Map<string, CompiledFile> {
  const names = files.map(({ name }) => name);
  const compiled = new Map<string, CompiledFile>();
  const queue = [entry];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const file = files.find((candidate) => candidate.name === name);
    if (file && !compiled.has(name) && /\.[jt]sx?$/.test(name)) {
      const result = compileFile(file);
      compiled.set(name, result);
      for (const specifier of result.imports) {
        if (isRelative(specifier)) {
          queue.push(resolveFile(specifier, names) ?? missing(file, specifier, names));
        } else if (!isAvailable(specifier)) {
          missing(file, specifier, names);
        }
      }
    }
  }
  return compiled;
}

function missing({ name, text }: LiveFile, specifier: string, names: readonly string[]): never {
  const available = isRelative(specifier)
    ? `Files of this project: ${names.join(', ')}.`
    : describeAvailable(specifier);
  const line = lineOfImport(text, specifier);
  throw new CodeFailure(
    `Cannot find module '${specifier}'. ${available}`,
    line === null ? null : { file: name, line, column: null },
  );
}

function evaluateProject(project: LiveProject, compiled: Map<string, CompiledFile>): LinkedProject {
  const names = project.files.map(({ name }) => name);
  const styles = [...project.styles];
  const modules = new Map<string, { exports: unknown }>();

  function load(name: string): unknown {
    const known = modules.get(name);
    if (known) {
      return known.exports;
    }
    const module: { exports: unknown } = { exports: {} };
    modules.set(name, module);
    const text = project.files.find((file) => file.name === name)?.text ?? '';
    const file = compiled.get(name);
    if (file) {
      evaluateFile(file, require, module);
    } else if (name.endsWith('.css')) {
      styles.push(text);
    } else {
      module.exports = parseJson(name, text);
    }
    return module.exports;
  }

  function require(specifier: string): unknown {
    const name = isRelative(specifier) ? resolveFile(specifier, names) : null;
    return name === null ? packageModule(specifier) : load(name);
  }

  const { default: Component } = load(project.entry) as { default?: unknown };
  if (!isComponent(Component)) {
    throw new CodeFailure(
      `${project.entry} shows nothing: its default export must be a component.`,
      { file: project.entry, line: 1, column: null },
    );
  }
  return { Component, styles };
}

function parseJson(file: string, text: string): unknown {
  try {
    return { __esModule: true, default: JSON.parse(text) as unknown };
  } catch (error) {
    throw new CodeFailure(String(error), { file, line: 1, column: null });
  }
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}
