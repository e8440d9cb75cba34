Register-ArgumentCompleter -Native -CommandName 'gfxhub' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    # Collects the words up to the cursor, without quotation marks. Nothing of the typed line is
    # run.
    $words = @()
    $index = -1
    foreach ($element in $commandAst.CommandElements) {
        if ($element.Extent.StartOffset -ge $cursorPosition) { break }
        $isText = $element -is [System.Management.Automation.Language.StringConstantExpressionAst]
        $words += if ($isText) { $element.Value } else { $element.Extent.Text }
        if ($element.Extent.EndOffset -ge $cursorPosition) { $index = $words.Count - 1 }
    }
    if ($index -lt 0) {
        $words += ''
        $index = $words.Count - 1
    }

    # Environment variables are used because older versions of PowerShell change some arguments of a
    # program.
    $variables = @{
        GFXHUB_COMPLETE = 'powershell'
        GFXHUB_COMPLETE_WORDS = $words -join "`n"
        _CLAP_COMPLETE_INDEX = "$index"
    }
    $before = @{}
    foreach ($name in $variables.Keys) {
        $before[$name] = [Environment]::GetEnvironmentVariable($name)
        [Environment]::SetEnvironmentVariable($name, $variables[$name])
    }
    $encoding = $null
    try {
        try {
            $encoding = [Console]::OutputEncoding
            [Console]::OutputEncoding = [System.Text.UTF8Encoding]::new($false)
        } catch {
            # A host without a console either reads UTF-8 anyway or has no setting for it.
        }
        $lines = @(& gfxhub '--')
    } finally {
        foreach ($name in $variables.Keys) {
            [Environment]::SetEnvironmentVariable($name, $before[$name])
        }
        if ($null -ne $encoding) {
            try { [Console]::OutputEncoding = $encoding } catch { }
        }
    }

    # These versions cannot pass a quotation mark to a program, nor a backslash at the end of a
    # quoted argument.
    $isLegacy = $null -eq $PSNativeCommandArgumentPassing -or "$PSNativeCommandArgumentPassing" -eq 'Legacy'
    foreach ($line in $lines) {
        $word, $help = $line -split "`t", 2
        if (-not $word -or ($isLegacy -and $word -match '"|\\''$')) { continue }
        if (-not $help) { $help = $word }
        [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $help)
    }
}
