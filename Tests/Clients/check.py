"""Drives clients that other people have written against `beckon mcp`, and prints what works as a table.

    check.py PROGRAM APP

PROGRAM is `beckon`, APP the program AssistantApp. Each client talks in each era that it has, over the standard streams and
over HTTP. Ends with 1 where anything failed.
"""

import asyncio
import contextlib
import importlib.metadata
import json
import os
import sys
import tempfile
import traceback

import fastmcp
import fastmcp.client.elicitation
import fastmcp.client.transports
import httpx2
import mcp
import mcp.client.stdio
import mcp.client.streamable_http
import mcp_types

ERAS = {"legacy": "2025-11-25", "2026-07-28": "2026-07-28", "auto": "2026-07-28"}
PATIENCE = 60
DOCUMENT = "app://local.AssistantApp/DocumentEntity/3"
DOCUMENTS = "app://local.AssistantApp/DocumentEntity/{id}"


class Person:
    """Answers forms: the first choice, or a name; remembers what was asked. Declines where it is told to."""

    def __init__(self):
        self.questions, self.declines = [], False

    def content(self, message, schema):
        self.questions.append(message)
        if self.declines:
            return None
        (name, field), *others = schema["properties"].items()
        assert not others, f"a form with several fields: {schema}"
        return {name: field["oneOf"][0]["const"] if "oneOf" in field else "Ada"}


class Transport:
    """Where the server is: a program to start, or an address with a token."""

    def __init__(self, name, program, app, folder):
        self.name, self.words = name, [program, "mcp", "--app", app]
        self.environment = dict(os.environ, BECKON_DATA_HOME=folder)
        self.folder, self.process, self.address, self.token = folder, None, None, None

    async def __aenter__(self):
        if self.name == "HTTP":
            self.process = await asyncio.create_subprocess_exec(
                *self.words, "--http", "0", env=self.environment, stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT)
            line = (await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)).decode()
            assert line.startswith("Serving "), line
            self.address = line.split()[1].rstrip(";")
            with open(line.split(" is in ")[1].strip(), encoding="utf-8") as file:
                self.token = file.read().strip()
        return self

    async def __aexit__(self, *_):
        if self.process:
            self.process.terminate()
            await self.process.wait()


class SDK:
    """The client of PyPI's `mcp`."""

    name = "mcp"

    @staticmethod
    @contextlib.asynccontextmanager
    async def open(transport, mode, person):
        async def elicit(_, parameters):
            content = person.content(parameters.message, parameters.requested_schema)
            if content is None:
                return mcp_types.ElicitResult(action="decline")
            return mcp_types.ElicitResult(action="accept", content=content)

        async with contextlib.AsyncExitStack() as stack:
            if transport.address:
                http = await stack.enter_async_context(
                    httpx2.AsyncClient(headers={"Authorization": f"Bearer {transport.token}"}, timeout=PATIENCE))
                server = mcp.client.streamable_http.streamable_http_client(transport.address, http_client=http)
            else:
                server = mcp.client.stdio.StdioServerParameters(
                    command=transport.words[0], args=transport.words[1:], env=transport.environment)
            yield await stack.enter_async_context(mcp.Client(server, mode=mode, elicitation_callback=elicit))

    @staticmethod
    async def call(client, tool, arguments, progress=None):
        return await client.call_tool(tool, arguments, progress_callback=progress)

    @staticmethod
    async def tools(client):
        return (await client.list_tools()).tools

    @staticmethod
    async def resources(client):
        return (await client.list_resources()).resources

    @staticmethod
    async def read(client, address):
        return (await client.read_resource(address)).contents

    @staticmethod
    async def prompts(client):
        return (await client.list_prompts()).prompts

    @staticmethod
    async def complete(client, template, text):
        reference = mcp_types.ResourceTemplateReference(uri=template)
        return (await client.complete(reference, {"name": "id", "value": text})).completion.values


class FastMCP:
    """The client of PyPI's `fastmcp`."""

    name = "fastmcp"

    @staticmethod
    @contextlib.asynccontextmanager
    async def open(transport, mode, person):
        async def elicit(message, _, parameters, __):
            content = person.content(message, parameters.requested_schema)
            if content is None:
                return fastmcp.client.elicitation.ElicitResult(action="decline")
            return fastmcp.client.elicitation.ElicitResult(action="accept", content=content)

        if transport.address:
            server = fastmcp.client.transports.StreamableHttpTransport(
                transport.address, headers={"Authorization": f"Bearer {transport.token}"})
        else:
            server = fastmcp.client.transports.StdioTransport(
                transport.words[0], transport.words[1:], env=transport.environment, keep_alive=False)
        async with fastmcp.Client(server, mode=mode, elicitation_handler=elicit) as client:
            yield client

    @staticmethod
    async def call(client, tool, arguments, progress=None):
        return await client.call_tool_mcp(tool, arguments, progress_handler=progress)

    @staticmethod
    async def tools(client):
        return await client.list_tools()

    @staticmethod
    async def resources(client):
        return await client.list_resources()

    @staticmethod
    async def read(client, address):
        return await client.read_resource(address)

    @staticmethod
    async def prompts(client):
        return await client.list_prompts()

    @staticmethod
    async def complete(client, template, text):
        reference = mcp_types.ResourceTemplateReference(uri=template)
        return (await client.complete(reference, {"name": "id", "value": text})).values


class Checks:
    """What every client must be able to do, each a column of the table."""

    def __init__(self, kind, client, person):
        self.kind, self.client, self.person = kind, client, person

    async def tools(self):
        names = {tool.name for tool in await self.kind.tools(self.client)}
        assert {"AddIntent", "test_simple_text"} <= names, names
        result = await self.kind.call(self.client, "AddIntent", {"a": 2, "b": 5})
        assert result.structured_content == {"value": 7}, result
        failed = await self.kind.call(self.client, "test_error_handling", {})
        assert failed.is_error and "intentionally returns an error" in failed.content[0].text, failed

    async def forms(self):
        result = await self.kind.call(self.client, "test_input_required_result_multi_round", {})
        assert result.structured_content == {"value": "Ada likes red"}, result
        assert len(self.person.questions) == 2, self.person.questions

    async def confirmation(self):
        self.person.declines = True
        refused = await self.kind.call(self.client, "DeleteEverythingIntent", {})
        assert refused.is_error, refused
        self.person.declines = False
        result = await self.kind.call(self.client, "DeleteEverythingIntent", {})
        assert result.content[0].text == "Deleted everything.", result

    async def progress(self):
        heard = []

        async def hear(progress, *_):
            heard.append(progress)

        result = await self.kind.call(self.client, "test_tool_with_progress", {}, hear)
        assert not result.is_error, result
        assert heard == sorted(heard) and heard[-1:] == [100], heard

    async def cancel(self):
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.kind.call(self.client, "SlowIntent", {"milliseconds": 600_000}), 1)
            raise AssertionError("the call was not cancelled")
        for _ in range(100):
            counts = (await self.kind.call(self.client, "CountWaitsIntent", {})).structured_content["value"]
            if counts[0] == counts[1] > 0:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"the intent goes on: {counts}")

    async def resources(self):
        addresses = [str(resource.uri) for resource in await self.kind.resources(self.client)]
        assert DOCUMENT in addresses, addresses
        (contents,) = await self.kind.read(self.client, DOCUMENT)
        assert json.loads(contents.text)["properties"]["text"] == "Recipe", contents
        assert await self.kind.complete(self.client, DOCUMENTS, "draft") == ["1", "2"]

    async def prompts(self):
        prompts = await self.kind.prompts(self.client)
        found = await self.client.get_prompt(prompts[0].name, {})
        assert found.messages[0].content.text, found


COLUMNS = ["tools", "forms", "confirmation", "progress", "cancel", "resources", "prompts"]


async def run(kind, transport, mode):
    """The cells of one row, and the messages of what failed."""
    cells, troubles, person = [], [], Person()
    async with transport, kind.open(transport, mode, person) as client:
        version = client.protocol_version
        assert version == ERAS[mode], f"the client speaks {version} in the mode {mode}"
        for column in COLUMNS:
            person.questions.clear()
            try:
                await asyncio.wait_for(getattr(Checks(kind, client, person), column)(), PATIENCE)
                cells.append("yes")
            except Exception:  # pylint: disable=broad-except
                cells.append("NO")
                troubles.append(f"{column}: {traceback.format_exc()}")
    return cells, troubles


async def main(program, app):
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("mcp", "fastmcp"))
    print(f"{versions}\n\n| client | transport | mode | {' | '.join(COLUMNS)} |")
    print("|---|---|---|" + "---|" * len(COLUMNS))
    troubles = []
    for kind in (SDK, FastMCP):
        for name in ("stdio", "HTTP"):
            for mode in ERAS:
                with tempfile.TemporaryDirectory() as folder:
                    try:
                        cells, failed = await asyncio.wait_for(
                            run(kind, Transport(name, program, app, folder), mode), 10 * PATIENCE)
                    except Exception:  # pylint: disable=broad-except
                        cells, failed = ["NO"] * len(COLUMNS), [traceback.format_exc()]
                print(f"| {kind.name} | {name} | {mode} | {' | '.join(cells)} |", flush=True)
                troubles += [f"{kind.name} {name} {mode} {trouble}" for trouble in failed]
    for trouble in troubles:
        print(f"\n{trouble}", file=sys.stderr)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
